import { expect, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { announcesPerSecond, maxPeersPerTorrent } from './engine-client'
import { handshakeMs, longestRestMs, seedRestMs } from './engine-peers'
import { mostWaiting } from './engine-priority'
import { following } from './torrent-states'

const page = readFile(join(import.meta.dir, '../../../docs/torrent-life.md'), 'utf8')

test('the page draws exactly the steps that a torrent can take', async () => {
  const [diagram = ''] = (await page).split('## A peer')
  const drawn = [...diagram.matchAll(/^ {2}(\w+) --> (\w+): \S/gm)].map(([, from, to]) => `${from} ${to}`)
  const inCode = Object.entries(following).flatMap(([from, all]) => all.map((to) => `${from} ${to}`))

  expect(drawn.toSorted()).toEqual(inCode.toSorted())
})

test('every state can be reached, and every one but for the ends leads on', () => {
  const reached = new Set(['inspecting'])
  for (const from of reached) for (const to of following[from as keyof typeof following]) reached.add(to)

  expect([...reached].toSorted()).toEqual(Object.keys(following).toSorted())
})

test('the page states the limits that the engine has', async () => {
  const rows = [...(await page).matchAll(/^\| [a-z][^|]* \| ([\d,]+) \|$/gm)].map(([, figure = '']) => Number(figure.replace(',', '')))

  expect(rows).toEqual([
    maxPeersPerTorrent,
    mostWaiting,
    announcesPerSecond,
    handshakeMs / 1_000,
    seedRestMs / 60_000,
    longestRestMs / 60_000,
  ])
})
