import { mdnsGroup, mdnsPort, mdnsQuestion, readMdns } from '#server/foundation/lib/mdns'
import { isNear } from '#server/foundation/lib/near-address'
import { openGroupSocket } from '#server/foundation/platform/multicast'
import type { Search } from './find-dlna'

const service = '_googlecast._tcp.local'

/** Asks one network for Google Cast receivers. Rejects if the network has no multicast. */
export const findCast = async ({ address, forMs, found }: Search, group = { port: mdnsPort }): Promise<void> => {
  const heard = (data: Buffer, from: { address: string }): void => {
    if (!isNear(from.address)) return
    for (const { name, port, texts } of servicesIn(data)) {
      if (port === null) continue
      const id = `cast-${(texts.get('id') ?? name.split('.')[0] ?? '').replaceAll(/[^\w-]/g, '').slice(0, 80)}`
      const named = (texts.get('fn') || name.split('.')[0] || from.address).slice(0, 100)
      const model = texts.get('md')?.slice(0, 100) || null
      found({ id, kind: 'cast', name: named, model, address: from.address, location: `${from.address}:${port}` })
    }
  }
  const socket = await openGroupSocket({ address, port: group.port, group: mdnsGroup, heard })
  for (let i = 0; i < 2; i++) {
    socket.send(mdnsQuestion(service), { port: group.port, address: mdnsGroup })
    await Bun.sleep(forMs / 2)
  }
  socket.close()
}

/** Anybody in the network may send us anything. */
const servicesIn = (data: Buffer) => {
  try {
    return readMdns(data, service)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}
