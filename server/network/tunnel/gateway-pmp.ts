import { randomBytes } from 'node:crypto'
import dgram from 'node:dgram'

export type Mapped = {
  readonly by: 'pcp' | 'nat_pmp' | 'upnp'
  readonly external_port: number
  /** The router's external address. Null if it does not say. */
  readonly external_address: string | null
  readonly lifetime_seconds: number
}
export type NotMapped = { readonly refused: string } | { readonly silent: true }
export type Gateway = { readonly host: string; readonly port: number }
/** Which external port to forward to which internal one. A lifetime of 0 removes the mapping. */
export type Wish = {
  readonly protocol: 'tcp' | 'udp'
  readonly internal: number
  readonly external: number
  readonly lifetimeSeconds: number
}
type Socket = Pick<dgram.Socket, 'send' | 'address'> & {
  readonly connect: (port: number, host: string, ready: () => void) => void
  readonly once: (event: 'error', listener: (error: Error) => void) => unknown
  readonly on: (event: 'error' | 'message', listener: (message: Buffer) => void) => unknown
  readonly removeAllListeners: (event: 'error') => unknown
  readonly close: () => unknown
}
type Manner = {
  /** The network in which to reach the gateway: this computer's, or one inside a tunnel. */
  readonly open?: () => Socket
  /** Tried first; the other one if the gateway does not support it. */
  readonly first?: 'pcp' | 'nat_pmp'
}

const protocols = { tcp: { pcp: 6, natPmp: 2 }, udp: { pcp: 17, natPmp: 1 } } as const
const tries = [250, 500, 1_000]
const unsupportedVersion = 1

/** Asks a gateway through PCP, or its predecessor NAT-PMP, to forward a port to us. */
export const mapByPmp = async (gateway: Gateway, wish: Wish, { open = ofTheSystem, first = 'pcp' }: Manner = {}) => {
  const line = await openLine(gateway, open)
  const ways = first === 'pcp' ? [byPcp, byNatPmp] : [byNatPmp, byPcp]
  try {
    for (const way of ways) {
      const answer = await way(line, wish)
      if (answer) return answer
    }
    return silent
  } finally {
    line.close()
  }
}

const ofTheSystem = () => dgram.createSocket('udp4') as Socket
const silent: Mapped | NotMapped = { silent: true }

type Line = Awaited<ReturnType<typeof openLine>>
/** Undefined if the gateway does not support the protocol. */
type Way = (line: Line, wish: Wish) => Promise<Mapped | NotMapped | undefined>

const byPcp: Way = async (line, wish) => {
  const answer = await line.ask(pcpRequest(line.ownAddress, wish), isPcp)
  if (answer?.[0] !== 2 || answer[3] === unsupportedVersion) return undefined
  return answer[3] === 0 && answer.length >= 60 ? fromPcp(answer) : { refused: `it answers with code ${answer[3]}` }
}

const byNatPmp: Way = async (line, { protocol, internal, external, lifetimeSeconds }) => {
  const request = Buffer.alloc(12)
  request[1] = protocols[protocol].natPmp
  request.writeUInt16BE(internal, 4)
  request.writeUInt16BE(lifetimeSeconds === 0 ? 0 : external, 6)
  request.writeUInt32BE(lifetimeSeconds, 8)
  const isAnswer = (message: Buffer) => message[0] === 0 && message[1] === 128 + request[1]! && message.length >= 8
  const answer = await line.ask(request, isAnswer)
  const code = answer?.readUInt16BE(2)
  if (!answer || code === unsupportedVersion) return undefined
  if (code !== 0 || answer.length < 16) return { refused: `it answers with code ${code}` }
  const address = await line.ask(Buffer.from([0, 0]), (message) => message[0] === 0 && message[1] === 128 && message.length >= 12)
  return {
    by: 'nat_pmp',
    external_port: answer.readUInt16BE(10),
    external_address: address && address.readUInt16BE(2) === 0 ? [...address.subarray(8, 12)].join('.') : null,
    lifetime_seconds: answer.readUInt32BE(12),
  }
}

const pcpRequest = (ownAddress: string, { protocol, internal, external, lifetimeSeconds }: Wish): Buffer => {
  const request = Buffer.alloc(60)
  request[0] = 2
  request[1] = 1
  request.writeUInt32BE(lifetimeSeconds, 4)
  v4InV6(ownAddress).copy(request, 8)
  nonce.copy(request, 24)
  request[36] = protocols[protocol].pcp
  request.writeUInt16BE(internal, 40)
  request.writeUInt16BE(external, 42)
  v4InV6('0.0.0.0').copy(request, 44)
  return request
}

/** Renewing and removing a mapping needs the same nonce. */
const nonce = randomBytes(12)

/** A router that supports only NAT-PMP answers a PCP request with its own version. */
const isPcp = (message: Buffer) => (message[0] === 2 && message[1] === 0x81) || message[0] === 0

const fromPcp = (answer: Buffer): Mapped => ({
  by: 'pcp',
  external_port: answer.readUInt16BE(42),
  external_address: [...answer.subarray(56, 60)].join('.'),
  lifetime_seconds: answer.readUInt32BE(4),
})

const v4InV6 = (address: string): Buffer =>
  Buffer.concat([Buffer.alloc(10), Buffer.from([0xff, 0xff]), Buffer.from(address.split('.').map(Number))])

/** A socket that accepts only this gateway's responses. */
const openLine = async ({ host, port }: Gateway, open: () => Socket) => {
  const socket = open()
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.connect(port, host, () => resolve())
  })
  socket.removeAllListeners('error')
  let hear: ((message: Buffer) => void) | undefined
  socket.on('error', () => {})
  socket.on('message', (message: Buffer) => hear?.(message))

  const once = (request: Buffer, isAnswer: (message: Buffer) => boolean, waitMs: number) =>
    new Promise<Buffer | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), waitMs)
      hear = (message) => {
        if (!isAnswer(message)) return
        clearTimeout(timer)
        resolve(message)
      }
      socket.send(request)
    })

  return {
    ownAddress: socket.address().address,
    ask: async (request: Buffer, isAnswer: (message: Buffer) => boolean): Promise<Buffer | undefined> => {
      for (const wait of tries) {
        const answer = await once(request, isAnswer, wait)
        if (answer) return answer
      }
      return undefined
    },
    close: () => socket.close(),
  }
}
