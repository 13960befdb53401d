import { type Sentence, say } from '#server/lib/sentence'
import { isAddress } from '../addresses'
import { sentences } from '../sentences'
import { failure } from '../sockets/failure'
import type { Ways } from '../ways'
import { createFrameReader, type Frame, kinds, saidIn, textFrame } from './frames'
import { createRelayedSocket, type Wire } from './relayed-socket'
import type { SocksProxy } from './socks'
import { createDeafServer, createMuteSocket } from './without-network'

/** The pipes of a helper that runs outside. It was started before everything was closed off. */
export type Helper = {
  readonly write: (bytes: Uint8Array) => void
  readonly hear: (onBytes: (bytes: Uint8Array) => void, onEnd: () => void) => void
}
type State = 'connecting' | 'up' | 'blocked'
type Options = { readonly wallMs: () => number; readonly onState: (state: State) => void }

/** The networks of a program that has none, but a helper that speaks to one proxy. Connections go through that, and nothing else. */
export const standBehindProxy = (proxy: SocksProxy, helper: Helper, { wallMs, onState }: Options) => {
  const lines = new Map<number, (frame: Frame) => void>()
  const traffic = { receivedBytes: 0, sentBytes: 0 }
  let state: State = 'connecting'
  let problem: Sentence | null = null
  let answeredAt: number | null = null
  let last = 0

  const become = (next: State, why: Sentence | null): void => {
    const isNew = state !== next || problem?.text !== why?.text
    state = next
    problem = why
    if (isNew) onState(next)
  }
  const wire: Wire = {
    send: (frame) => {
      traffic.sentBytes += frame.length
      helper.write(frame)
    },
    join: (hear) => {
      last += 1
      lines.set(last, hear)
      return last
    },
    leave: (id) => void lines.delete(id),
    isUp: () => state === 'up',
  }
  const read = createFrameReader((frame) => {
    if (frame.kind !== kinds.state) return lines.get(frame.id)?.(frame)
    const { problem: why } = saidIn(frame.body) as { problem: Sentence | null }
    if (why === null) answeredAt = wallMs()
    become(why === null ? 'up' : 'blocked', why)
  })
  helper.hear(
    (bytes) => {
      traffic.receivedBytes += bytes.length
      read(bytes)
    },
    () => become('blocked', say(sentences, 'proxy_helper_ended')),
  )
  helper.write(textFrame(kinds.begin, 0, proxy))

  const ways: Ways = {
    socket: () => createRelayedSocket(wire),
    serve: (...words) =>
      createDeafServer().on('connection', (words.find((word) => typeof word === 'function') ?? (() => {})) as () => void),
    datagrams: () => createMuteSocket(),
    // The proxy alone finds names; it tells nobody what they are.
    names: async (host) => {
      if (isAddress(host)) return [host]
      throw failure('ENOTFOUND', `${host}: the proxy finds names by itself`)
    },
  }
  return { ways, state: () => state, problem: () => problem, traffic: () => traffic, answeredAt: () => answeredAt }
}
