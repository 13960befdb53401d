import type { Place } from '../module'
import type { DatagramEnd } from '../sockets/datagram-ground'
import { failure } from '../sockets/failure'
import { datagramFrame, datagramIn, frameOf, kinds, saidIn, textFrame } from './frames'
import type { Wire } from './relayed-socket'

type Hear = (bytes: Buffer<ArrayBuffer>, from: Place) => void

/** Datagrams that the helper sends and hears for us. */
export const openRelayedDatagrams = ({ join, leave, send }: Wire, port: number, tell: Hear): Promise<DatagramEnd> =>
  new Promise((resolve, reject) => {
    const id = join(({ kind, body }) => {
      if (kind === kinds.datagram) {
        const { with: from, bytes } = datagramIn(body)
        tell(Buffer.from(bytes), from)
      }
      if (kind === kinds.listening) resolve(endOf((saidIn(body) as Pick<Place, 'port'>).port))
      if (kind === kinds.gone) {
        leave(id)
        reject(failure(body.toString('latin1')))
      }
    })
    const endOf = (at: number): DatagramEnd => ({
      port: at,
      put: (bytes, to) => send(datagramFrame(id, to, bytes)),
      shut: () => {
        send(frameOf(kinds.gone, id))
        leave(id)
      },
    })
    send(textFrame(kinds.datagrams, id, { port }))
  })
