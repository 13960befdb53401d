import { expect, test } from 'bun:test'
import { mdnsQuestion, readMdns } from './mdns'

const service = '_googlecast._tcp.local'
const label = (text: string): number[] => [text.length, ...Buffer.from(text)]
const short = (value: number): number[] => [value >> 8, value & 255]
const record = (name: readonly number[], type: number, data: readonly number[]) => [
  ...name,
  ...short(type),
  ...short(1),
  ...[0, 0, 0, 120],
  ...short(data.length),
  ...data,
]
const serviceName = [...label('_googlecast'), ...label('_tcp'), ...label('local'), 0]
/** Its own name, and the rest by a pointer to the name after the header. */
const fullName = [...label('TV-1'), 0xc0, 12]
const answer = (...records: number[][]): Buffer =>
  Buffer.from([...short(0), ...short(0x8400), ...short(0), ...short(records.length), ...short(0), ...short(0), ...records.flat()])
const pointer = record(serviceName, 12, fullName)

test('the question names the service', () => {
  expect(Buffer.from(mdnsQuestion(service)).toString('latin1')).toContain('\u000b_googlecast\u0004_tcp\u0005local\0')
})

test('an answer has the port and the texts of a service, also behind pointers', () => {
  const found = readMdns(
    answer(
      pointer,
      record(fullName, 33, [...short(0), ...short(0), ...short(8009), ...label('tv'), 0]),
      record(fullName, 16, [...label('fn=Living room'), ...label('md=Chromecast'), ...label('empty')]),
    ),
    service,
  )

  expect(found).toEqual([
    {
      name: 'TV-1._googlecast._tcp.local',
      port: 8009,
      texts: new Map([
        ['fn', 'Living room'],
        ['md', 'Chromecast'],
        ['empty', ''],
      ]),
    },
  ])
})

test('another service is not one of these', () => {
  const printer = [...label('_ipp'), ...label('_tcp'), ...label('local'), 0]

  expect(readMdns(answer(record(printer, 33, [...short(0), ...short(0), ...short(631), 0])), service)).toEqual([])
})

test.each([
  ['that ends in the middle', answer(pointer).subarray(0, 20)],
  ['whose name points at itself', answer([0xc0, 12, ...short(33), ...short(1), 0, 0, 0, 0, ...short(0)])],
  ['without anything', Buffer.alloc(0)],
])('an answer %s is refused, not followed', (_, message) => {
  expect(() => readMdns(message, service)).toThrow(RangeError)
})
