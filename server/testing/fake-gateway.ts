import { createSocket, type RemoteInfo } from 'node:dgram'

const listen = async (answer: (message: Buffer) => Buffer | string | undefined) => {
  const socket = createSocket('udp4')
  const asked: Buffer[] = []
  const answered = new Map<string, ReturnType<typeof answer>>()
  socket.on('message', (message: Buffer, from: RemoteInfo) => {
    asked.push(message)
    // A client that gets no answer in time repeats itself from the same port (RFC 6886, 3.1): answered again, but one request.
    const request = `${from.port} ${message.toString('hex')}`
    if (!answered.has(request)) answered.set(request, answer(message))
    const words = answered.get(request)
    if (words !== undefined) socket.send(words, from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', () => resolve()))
  return { asked, address: { host: '127.0.0.1', port: socket.address().port }, close: () => socket.close() }
}

const external = (address: string) => Buffer.from(address.split('.').map(Number))

/** A router on loopback that speaks PCP or only its predecessor NAT-PMP. Records what it is asked to forward, and for how long. */
export const startPmpGateway = async ({ speaks, address }: { speaks: 'pcp' | 'nat_pmp'; address: string }) => {
  const lifetimes: number[] = []
  const protocols: string[] = []
  const pcp = (message: Buffer) => {
    lifetimes.push(message.readUInt32BE(4))
    protocols.push(message[36] === 17 ? 'udp' : 'tcp')
    const answer = Buffer.from(message)
    answer[1] = 0x81
    answer[3] = 0
    Buffer.concat([Buffer.alloc(10), Buffer.from([0xff, 0xff]), external(address)]).copy(answer, 44)
    return answer
  }
  const natPmp = (message: Buffer) => {
    if (message[0] !== 0) return Buffer.from([0, (message[1] ?? 0) | 128, 0, 1, 0, 0, 0, 0])
    if (message[1] === 0) return Buffer.concat([Buffer.from([0, 128, 0, 0, 0, 0, 0, 0]), external(address)])
    lifetimes.push(message.readUInt32BE(8))
    protocols.push(message[1] === 1 ? 'udp' : 'tcp')
    return Buffer.concat([
      Buffer.from([0, 128 + (message[1] ?? 0), 0, 0, 0, 0, 0, 0]),
      message.subarray(4, 6),
      message.subarray(6, 8),
      message.subarray(8, 12),
    ])
  }
  return { ...(await listen(speaks === 'pcp' ? pcp : natPmp)), lifetimes, protocols }
}

type Upnp = { address: string; onlyForEver?: boolean; location?: string; refuse?: string; refuseProtocol?: string }

/** A UPnP router on loopback that records its requests. */
export const startUpnpGateway = async ({ address, onlyForEver = false, location, refuse, refuseProtocol }: Upnp) => {
  const told: { action: string; body: string }[] = []
  const fault = (code: string) => new Response(`<Envelope><errorCode>${code}</errorCode></Envelope>`, { status: 500 })
  const http = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async (request) => {
      if (new URL(request.url).pathname === '/device.xml') return new Response(device)
      const action = /#(\w+)/.exec(request.headers.get('soapaction') ?? '')?.[1] ?? ''
      const body = await request.text()
      told.push({ action, body })
      if (refuse && action === 'AddPortMapping') return fault(refuse)
      if (refuseProtocol && action === 'AddPortMapping' && body.includes(`<NewProtocol>${refuseProtocol}<`)) return fault('718')
      if (onlyForEver && action === 'AddPortMapping' && !body.includes('<NewLeaseDuration>0<')) return fault('725')
      return new Response(`<Envelope><NewExternalIPAddress>${address}</NewExternalIPAddress></Envelope>`)
    },
  })
  const ssdp = await listen(() => `HTTP/1.1 200 OK\r\nLOCATION: ${location ?? `http://127.0.0.1:${http.port}/device.xml`}\r\n\r\n`)
  return {
    told,
    address: ssdp.address,
    close: async () => {
      ssdp.close()
      await http.stop(true)
    },
  }
}

const device = `<?xml version="1.0"?><root><device><serviceList><service>
<serviceType>urn:schemas-upnp-org:service:Layer3Forwarding:1</serviceType><controlURL>/wrong</controlURL></service><service>
<serviceType>urn:schemas-upnp-org:service:WANIPConnection:1</serviceType><controlURL>/control</controlURL></service></serviceList></device></root>`
