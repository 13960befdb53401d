import type { Config } from '#server/foundation/config/schema'
import type { Announce } from '#server/foundation/history/journal'
import type { Row } from './write'

type Shown = Pick<Row, 'extras'>
const offeredBy = ({ extras }: Shown, mine: readonly string[]): string[] =>
  mine.filter((service) => extras?.where_to_watch.includes(service))

type Change = { before: Shown; now: Pick<Row, 'id' | 'metadata_id' | 'title' | 'monitored' | 'present_bytes' | 'extras'> }

/** Announces that a wanted movie reached a streaming service of the person. One that moves from one to another reached none. */
export const announceStreamable = (announce: Announce, { before, now }: Change, { streaming_services: mine }: Config): void => {
  const services = offeredBy(now, mine)
  const isWanted = now.monitored && now.present_bytes === null
  if (isWanted && services.length > 0 && offeredBy(before, mine).length === 0)
    announce({ type: 'movie_streamable', movie_id: now.id, metadata_id: now.metadata_id, title: now.title, services })
}

type Moment = { before: Shown; now: Shown; at: string }

/** Once it left them all, a search may download it. */
export const dueAfterStreaming = ({ before, now, at }: Moment, { streaming_services: mine, streaming_skip }: Config) => {
  const hasLeft = streaming_skip && offeredBy(before, mine).length > 0 && offeredBy(now, mine).length === 0
  return hasLeft ? { next_search_at: at } : {}
}
