import { createSocket } from 'node:dgram'
import Tracker from 'bittorrent-tracker/server'

/** Behind the WireGuard server of the tests: a tracker on every address, and a name server that knows `tracker.test`. */
const tracker = new Tracker({ http: true, udp: true, ws: false, interval: 2_000 })
tracker.on('error', () => {})
tracker.on('warning', () => {})
tracker.listen(8_000, '0.0.0.0', () => {})

const names = createSocket('udp4')
names.on('message', (message, from) => {
  let end = 12
  while (message[end]) end += message[end]! + 1
  const question = message.subarray(12, end + 5)
  const isKnown = question.toString('latin1').includes('tracker') && message.readUInt16BE(end + 1) === 1
  const head = Buffer.from(message.subarray(0, 12))
  head[2] = 0x81
  head[3] = isKnown ? 0x80 : 0x83
  head.writeUInt16BE(Number(isKnown), 6)
  head.fill(0, 8)
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 10, 9, 0, 1])
  names.send(Buffer.concat([head, question, ...(isKnown ? [record] : [])]), from.port, from.address)
})
names.bind(53, '0.0.0.0', () => console.log('ready'))
