import { expect, test } from 'bun:test'
import { didl, didlItem, readUpnpTime, upnpTime } from './didl'
import { readXml } from './xml'

const item = {
  id: 'all$m1',
  parent: 'all',
  title: 'A & B <"\u0007\ud800">',
  files: [{ url: 'http://10.0.0.1/a?b=1&c=2', mime: 'video/mp4', size_bytes: 5000, duration_seconds: 3661.4 }],
  subtitles: ['http://10.0.0.1/1.srt', 'http://10.0.0.1/2.srt'],
}

test('an item survives a reader of XML, whatever its title is', async () => {
  const { elements } = await readXml(didl([didlItem(item)]), ['title', 'res', 'captioninfoex'])

  expect(elements.map(({ name, text }) => [name, text])).toEqual([
    ['title', 'A & B <"\ufffd">'],
    ['res', 'http://10.0.0.1/a?b=1&c=2'],
    ['res', 'http://10.0.0.1/1.srt'],
    ['res', 'http://10.0.0.1/2.srt'],
    ['captioninfoex', 'http://10.0.0.1/1.srt'],
  ])
  expect(elements[1]?.attributes).toMatchObject({ size: '5000', duration: '1:01:01.000' })
})

test.each([
  [0, '0:00:00.000'],
  [59.9, '0:00:59.000'],
  [36_000, '10:00:00.000'],
])('%d seconds are %s, there and back', (seconds, text) => {
  expect(upnpTime(seconds)).toBe(text)
  expect(readUpnpTime(text)).toBe(Math.floor(seconds))
})

test.each(['NOT_IMPLEMENTED', '', '1:2', 'a:b:c'])('%p is no time', (text) => expect(readUpnpTime(text)).toBeNull())
