import { expect, test } from 'bun:test'
import { Command } from '#server/acquisition/torrent/protocol'
import { doors } from './pills'

test('every command about a torrent is given every pill', () => {
  const aboutTorrents = Command.anyOf
    .filter(({ properties }) => 'info_hash' in properties || 'source' in properties)
    .map(({ properties }) => properties.type.const)

  expect(Object.keys(doors).toSorted()).toEqual(aboutTorrents.toSorted())
})
