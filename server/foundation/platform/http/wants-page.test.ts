import { expect, test } from 'bun:test'
import { wantsPage } from './wants-page'

const asks = (path: string, accept?: string) =>
  wantsPage(new Request(`http://localhost${path}`, accept === undefined ? {} : { headers: { accept } }), path)
const byBrowser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

test('an unknown address answers the page to a browser, and never to a program', () => {
  expect(asks('/nothing/here', byBrowser)).toBe(true)
  for (const accept of [undefined, '*/*', 'application/json']) expect(asks('/nothing/here', accept)).toBe(false)
})

test('the start address answers the page to everybody', () => {
  expect(asks('/', '*/*')).toBe(true)
})

test.each([
  '/ping',
  '/health',
  '/Health/ready',
  '/robots.txt',
  '/metrics',
  '/signalr/messages',
  '/System/Info/Public',
  '/items',
  '//Users/Me',
  '/socket',
  '/web/index.html',
  '/jellyfin',
  '/dlna/device.xml',
])('%s is an address of other programs: not even a browser gets the page there', (path) => expect(asks(path, byBrowser)).toBe(false))
