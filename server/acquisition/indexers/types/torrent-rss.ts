import { secret, text, toggle, type ValuesOf } from '#server/foundation/lib/fields'
import { say } from '#server/foundation/lib/sentence'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { Capabilities } from '../capabilities'
import { type FeedReading, type IndexerDocument, readFeed } from '../feed'
import { fetchAnswer } from '../fetch-answer'
import { defineIndexerType, type FoundRelease, type IndexerContext } from '../indexer-type'
import { sentences } from '../sentences'

const fields = {
  url: text({
    section: 'Connection',
    label: 'Address',
    help: 'The address of the feed, as the tracker shows it.',
    default: '',
    format: 'url',
  }),
  cookie: secret({ section: 'Connection', label: 'Cookie', help: 'Only if the tracker requires one.', max: 4000 }),
  accept_unknown_size: toggle({
    section: 'Feed',
    label: 'Accept entries without a size',
    help: 'Size rules cannot check them before the download.',
    default: false,
    advanced: true,
  }),
}
type Settings = ValuesOf<typeof fields>

/** A feed cannot be searched. */
const feedOnly: Capabilities = { limits: { default: 100, max: 100 }, search: null, movie_search: null, tv_search: null, categories: [] }

/** The plain RSS feed of a tracker: without search and categories, and with sizes and seeders in varying places. */
export const torrentRss = defineIndexerType({
  type: 'torrent-rss',
  label: 'Torrent RSS',
  help: 'The plain RSS feed of a tracker. It cannot be searched; Marquee only sees new entries.',
  fields,
  searches: false,
  caps: async () => feedOnly,
  search: async () => [],
  feed: async (settings, context) => await feed(settings, context),
  test: async (settings, context) => {
    await feed(settings, context)
    return feedOnly
  },
})

const feed = async (settings: Settings, context: IndexerContext): Promise<FoundRelease[]> => {
  if (context.maySpend?.() === false) return []
  const headers: Record<string, string> = settings.cookie ? { cookie: settings.cookie } : {}
  const { document, url } = await fetchAnswer(context, { url: settings.url, headers })
  if (document.kind !== 'feed') throw new UpstreamUnreachable(context.name, say(sentences, 'answer_no_feed', { party: context.name }))
  const { releases, refusal } = await readTorrentRss(document, url, settings.accept_unknown_size)
  if (refusal !== null) throw new UpstreamUnreachable(context.name, say(sentences, refusal, { party: context.name }))
  return releases
}

/** Without dates, every entry would look new each time; without sizes, fakes would pass. */
export const readTorrentRss = async (
  document: Extract<IndexerDocument, { kind: 'feed' }>,
  feedUrl: string,
  acceptUnknownSize: boolean,
): Promise<FeedReading> => {
  const reading = await readFeed(document, feedUrl)
  if (reading.refusal !== null || reading.releases.length === 0) return reading
  const none = (isMissing: (release: FoundRelease) => boolean) => reading.releases.every(isMissing)
  if (none((release) => release.published_at === null)) return { ...reading, refusal: 'feed_without_dates' }
  if (!acceptUnknownSize && none((release) => release.size_bytes === null)) return { ...reading, refusal: 'feed_without_sizes' }
  return reading
}
