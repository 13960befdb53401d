import { hostOf, isPrivate } from './engine-bans'
import type { MappingState } from './port-mapping'
import type { EventOf } from './protocol'

export type Reach = ReturnType<typeof createReach>
type News = Omit<EventOf<'reach'>, 'type'>

const holdsMs = 24 * 60 * 60_000
/** After this many peers and this long without an incoming connection, we are unreachable. */
const manyPeers = 30
const longMs = 30 * 60_000

/** Whether peers can connect to us: yes once one did, no once many know us and none did. */
export const createReach = ({ now, tell }: { now: () => number; tell: (news: News) => void }) => {
  const beganAt = now()
  let calledAt = Number.NEGATIVE_INFINITY
  let reached = 0
  let mapping: MappingState = 'off'
  let mapped_by: News['mapped_by'] = null
  let last = ''

  const judge = (): News['reachable'] => {
    if (now() - calledAt < holdsMs) return 'yes'
    if (mapping === 'behind_another') return 'no'
    return reached >= manyPeers && now() - beganAt >= longMs ? 'no' : 'unknown'
  }
  const report = (): void => {
    const news = { reachable: judge(), mapping, mapped_by }
    if (JSON.stringify(news) === last) return
    last = JSON.stringify(news)
    tell(news)
  }

  return {
    report,
    /** A peer connected to us. One in our own network proves nothing. */
    called: (address: string): void => {
      if (isPrivate(hostOf(address))) return
      calledAt = now()
      report()
    },
    /** We connected to a peer and it answered. */
    reached: (address: string): void => {
      if (!isPrivate(hostOf(address))) reached++
    },
    mapping: (state: MappingState, by: News['mapped_by']): void => {
      mapping = state
      mapped_by = by
      report()
    },
  }
}
