import type { DhtNode, Place, Reply } from './message'
import { byDistanceTo, isSame } from './table'

type Candidate = DhtNode & { state: 'new' | 'asked' | 'answered' | 'failed'; token: Uint8Array | undefined }

/** As many answers as count, questions at once, and questions at most. */
const wanted = 8
const atOnce = 4
const mostAsked = 64
const mostCandidates = 100

type Parts = {
  readonly target: Uint8Array
  readonly known: readonly DhtNode[]
  /** Asked too, though their names are unknown. */
  readonly seeds: readonly Place[]
  readonly ask: (place: Place, id: Uint8Array | undefined, settle: (reply: Reply | undefined) => void) => void
  readonly mayAsk: (place: Place, from: Place) => boolean
  readonly onPeer: (place: Place) => void
  /** The nodes nearest to the target that answered, with what they need to accept an announce. */
  readonly onEnd: (nearest: readonly { readonly place: Place; readonly token: Uint8Array | undefined }[]) => void
}

/** Asks nodes nearer and nearer to a target, until the nearest eight that answer know none nearer (BEP 5). */
export const lookUp = (parts: Parts): void => {
  const candidates: Candidate[] = []
  let asked = 0
  let open = 0
  let isOver = false

  const add = ({ id, address, port }: DhtNode): Candidate | undefined => {
    if (candidates.some((each) => isSame(each.id, id) || (each.address === address && each.port === port))) return undefined
    const candidate: Candidate = { id, address, port, state: 'new', token: undefined }
    candidates.push(candidate)
    candidates.sort(byDistanceTo(parts.target))
    if (candidates.length > mostCandidates) candidates.pop()
    return candidate
  }
  const send = (place: Place, candidate: Candidate | undefined): void => {
    asked++
    open++
    parts.ask(place, candidate?.id, (reply) => {
      open--
      if (reply) learn(place, candidate, reply)
      else if (candidate) candidate.state = 'failed'
      step()
    })
  }
  const learn = (place: Place, candidate: Candidate | undefined, reply: Reply): void => {
    const answered = candidate ?? add({ ...place, id: reply.id })
    if (answered) Object.assign(answered, { state: 'answered', token: reply.token })
    for (const node of reply.nodes.filter((each) => parts.mayAsk(each, place))) add(node)
    for (const peer of reply.peers.filter((each) => parts.mayAsk(each, place))) parts.onPeer(peer)
  }
  const next = (): Candidate | undefined =>
    asked < mostAsked
      ? candidates
          .filter(({ state }) => state !== 'failed')
          .slice(0, wanted)
          .find(({ state }) => state === 'new')
      : undefined

  const step = (): void => {
    for (let candidate = next(); candidate && open < atOnce; candidate = next()) {
      candidate.state = 'asked'
      send(candidate, candidate)
    }
    if (open > 0 || isOver) return
    isOver = true
    const nearest = candidates.filter(({ state }) => state === 'answered').slice(0, wanted)
    parts.onEnd(nearest.map(({ address, port, token }) => ({ place: { address, port }, token })))
  }

  for (const node of parts.known) add(node)
  for (const seed of parts.seeds) send(seed, undefined)
  step()
}
