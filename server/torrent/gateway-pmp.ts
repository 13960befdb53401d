import { randomBytes } from 'node:crypto'
import dgram from 'node:dgram'

export type Mapped = {
  readonly by: 'pcp' | 'nat_pmp' | 'upnp'
  readonly external_port: number
  /** How the router is seen from outside; null when it does not say. */
  readonly external_address: string | null
  readonly lifetime_seconds: number
}
export type NotMapped = { readonly refused: string } | { readonly silent: true }
export type Gateway = { readonly host: string; readonly port: number }

const tcp = 6
const tries = [250, 500, 1_000]

/** Asks the router by PCP, and one that speaks only its forerunner by NAT-PMP, to pass a TCP port on to us. A lifetime of 0 takes it back. */
export const mapByPmp = async (gateway: Gateway, port: number, lifetimeSeconds: number): Promise<Mapped | NotMapped> => {
  const line = await openLine(gateway)
  try {
    const answer = await line.ask(pcpRequest(line.ownAddress, port, lifetimeSeconds), isPcp)
    if (answer && answer[0] === 2 && answer[3] === 0 && answer.length >= 60) return fromPcp(answer)
    if (answer && answer[0] === 2 && answer[3] !== unsupportedVersion) return { refused: `it answers with code ${answer[3]}` }
    return await byNatPmp(line, port, lifetimeSeconds)
  } finally {
    line.close()
  }
}

const unsupportedVersion = 1

type Line = Awaited<ReturnType<typeof openLine>>

const byNatPmp = async (line: Line, port: number, lifetimeSeconds: number): Promise<Mapped | NotMapped> => {
  const request = Buffer.alloc(12)
  request[1] = 2
  request.writeUInt16BE(port, 4)
  request.writeUInt16BE(lifetimeSeconds === 0 ? 0 : port, 6)
  request.writeUInt32BE(lifetimeSeconds, 8)
  const answer = await line.ask(request, (said) => said[0] === 0 && said[1] === 130 && said.length >= 16)
  if (!answer) return { silent: true }
  if (answer.readUInt16BE(2) !== 0) return { refused: `it answers with code ${answer.readUInt16BE(2)}` }
  const address = await line.ask(Buffer.from([0, 0]), (said) => said[0] === 0 && said[1] === 128 && said.length >= 12)
  return {
    by: 'nat_pmp',
    external_port: answer.readUInt16BE(10),
    external_address: address && address.readUInt16BE(2) === 0 ? [...address.subarray(8, 12)].join('.') : null,
    lifetime_seconds: answer.readUInt32BE(12),
  }
}

const pcpRequest = (ownAddress: string, port: number, lifetimeSeconds: number): Buffer => {
  const request = Buffer.alloc(60)
  request[0] = 2
  request[1] = 1
  request.writeUInt32BE(lifetimeSeconds, 4)
  v4InV6(ownAddress).copy(request, 8)
  nonce.copy(request, 24)
  request[36] = tcp
  request.writeUInt16BE(port, 40)
  request.writeUInt16BE(port, 42)
  v4InV6('0.0.0.0').copy(request, 44)
  return request
}

/** The same one renews a mapping and takes it back. */
const nonce = randomBytes(12)

/** A router that knows NAT-PMP only answers a question in PCP with its own version. */
const isPcp = (said: Buffer) => (said[0] === 2 && said[1] === 0x81) || said[0] === 0

const fromPcp = (answer: Buffer): Mapped => ({
  by: 'pcp',
  external_port: answer.readUInt16BE(42),
  external_address: [...answer.subarray(56, 60)].join('.'),
  lifetime_seconds: answer.readUInt32BE(4),
})

const v4InV6 = (address: string): Buffer =>
  Buffer.concat([Buffer.alloc(10), Buffer.from([0xff, 0xff]), Buffer.from(address.split('.').map(Number))])

/** A socket that only this router can answer. */
const openLine = async ({ host, port }: Gateway) => {
  const socket = dgram.createSocket('udp4')
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.connect(port, host, () => resolve())
  })
  socket.removeAllListeners('error')
  let hear: ((said: Buffer) => void) | undefined
  socket.on('error', () => {})
  socket.on('message', (said: Buffer) => hear?.(said))

  const once = (request: Buffer, isAnswer: (said: Buffer) => boolean, waitMs: number) =>
    new Promise<Buffer | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), waitMs)
      hear = (said) => {
        if (!isAnswer(said)) return
        clearTimeout(timer)
        resolve(said)
      }
      socket.send(request)
    })

  return {
    ownAddress: socket.address().address,
    ask: async (request: Buffer, isAnswer: (said: Buffer) => boolean): Promise<Buffer | undefined> => {
      for (const wait of tries) {
        const answer = await once(request, isAnswer, wait)
        if (answer) return answer
      }
      return undefined
    },
    close: () => socket.close(),
  }
}
