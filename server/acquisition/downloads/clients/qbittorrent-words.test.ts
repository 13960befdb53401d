import { expect, test } from 'bun:test'
import { mapsOf, pathHere } from './qbittorrent-words'

const maps = mapsOf({
  path_there: '/downloads',
  path_here: '/mnt/nas/downloads/',
  more_paths: ['/downloads/4k => /mnt/big/4k', 'D:\\Movies => /mnt/windows', 'nothing', 'a => b => c'],
})

test.each([
  ['/downloads/movie', '/mnt/nas/downloads/movie'],
  ['/downloads/4k/movie', '/mnt/big/4k/movie'],
  ['/downloads/4kids', '/mnt/nas/downloads/4kids'],
  ['/downloads/', '/mnt/nas/downloads'],
  ['d:\\movies\\Charade', '/mnt/windows/Charade'],
  ['/elsewhere', '/elsewhere'],
])('maps %s to %s: the innermost mapped folder wins', (there, here) => {
  expect(pathHere(there, maps)).toBe(here)
})
