import { afterEach, beforeEach, expect, test } from 'bun:test'
import { waitFor } from '@testing-library/react'
import { downloadsQuery } from '../data/api/queries'
import { createQueries } from '../data/queries'
import { changePreferences } from '../kit/preferences'
import { install } from './installed'
import { given, layer, openLayer } from './layers'

const torrent = new File(['d4:infode'], 'Charade.torrent')
let badges: number[] = []
let open: ((launch: { files: { getFile: () => Promise<File> }[] }) => void) | undefined
beforeEach(() => {
  badges = []
  Object.assign(navigator, { setAppBadge: async (count: number) => void badges.push(count) })
  Object.assign(window, { launchQueue: { setConsumer: (take: typeof open) => (open = take) } })
  document.head.innerHTML = '<link rel="manifest" href="./manifest.webmanifest">'
})
afterEach(() => {
  openLayer(undefined)
  changePreferences({ language: 'en' })
  history.replaceState(null, '', '/')
})
const show = () => {
  const queries = createQueries()
  queries.setQueryData(downloadsQuery.queryKey, { results: [], next_cursor: null, has_more: false })
  void install(queries)
}

test('a magnet link that was opened elsewhere is shown before anything happens, and leaves the address', async () => {
  history.replaceState(null, '', '/?give=magnet%3A%3Fxt%3Durn%3Abtih%3Aabc%26dn%3DCharade&tab=1')
  show()

  await waitFor(() => expect(layer.get()).toBe('given'))
  expect(given.get()).toEqual({ text: 'magnet:?xt=urn:btih:abc&dn=Charade', files: [] })
  expect(location.search).toBe('?tab=1')
})

test('a .torrent file that the system opens with the app is shown before anything happens', async () => {
  show()
  await waitFor(() => expect(open).toBeDefined())

  open!({ files: [{ getFile: async () => torrent }] })

  await waitFor(() => expect(layer.get()).toBe('given'))
  expect(given.get()).toEqual({ text: '', files: [torrent] })
})

test('an address without a gift opens nothing, and the icon shows that nothing needs attention', async () => {
  show()

  await waitFor(() => expect(badges).toContain(0))
  expect(layer.get()).toBeUndefined()
})

test('the manifest follows the language of the page', async () => {
  show()
  changePreferences({ language: 'de' })

  await waitFor(() => expect(document.querySelector('link')?.getAttribute('href')).toEndWith('/manifest.de.webmanifest'))
})
