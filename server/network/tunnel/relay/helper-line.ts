import { type Sentence, say } from '#server/foundation/lib/sentence'
import { sentences } from '../sentences'
import { createFrameReader, type Frame, kinds, saidIn, textFrame } from './frames'
import type { OutsideState } from './outlet'
import type { Begin } from './relay'
import type { Wire } from './relayed-socket'

/** The pipes of a helper outside the sandbox, started before everything was closed off. */
export type Helper = {
  readonly write: (bytes: Uint8Array) => void
  readonly hear: (onBytes: (bytes: Uint8Array) => void, onEnd: () => void) => void
}
type State = 'connecting' | 'up' | 'blocked'
export type LineOptions = { readonly wallMs: () => number; readonly onState: (state: State) => void }
type Speaking = LineOptions & { readonly begin: Begin; readonly whenEnded: 'proxy_helper_ended' | 'interface_helper_ended' }

/** A sandboxed program's connection to its helper: its state, and the messages about each connection. */
export const speakWith = (helper: Helper, { begin, whenEnded, wallMs, onState }: Speaking) => {
  const ends = new Map<number, (frame: Frame) => void>()
  const traffic = { receivedBytes: 0, sentBytes: 0 }
  let state: State = 'connecting'
  let problem: Sentence | null = null
  let addresses: readonly string[] = []
  let answeredAt: number | null = null
  let carriesUdp: boolean | null = null
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
      ends.set(last, hear)
      return last
    },
    joinAs: (id, hear) => void ends.set(id, hear),
    leave: (id) => void ends.delete(id),
    isUp: () => state === 'up',
  }
  const read = createFrameReader((frame) => {
    if (frame.kind !== kinds.state) return ends.get(frame.id)?.(frame)
    const outside = saidIn(frame.body) as OutsideState
    addresses = outside.addresses
    carriesUdp = outside.carriesUdp ?? null
    if (outside.problem === null) answeredAt = wallMs()
    become(outside.problem === null ? 'up' : 'blocked', outside.problem)
  })
  helper.hear(
    (bytes) => {
      traffic.receivedBytes += bytes.length
      read(bytes)
    },
    () => become('blocked', say(sentences, whenEnded)),
  )
  helper.write(textFrame(kinds.begin, 0, begin))
  return {
    wire,
    addresses: () => addresses,
    state: () => state,
    problem: () => problem,
    traffic: () => traffic,
    answeredAt: () => answeredAt,
    carriesUdp: () => carriesUdp,
  }
}
