import { attempt } from '#server/lib/attempt'
import { XmlRefused } from '#server/lib/xml'
import { UpstreamRateLimited, UpstreamUnreachable } from '#server/platform/errors'
import type { UpstreamAnswer } from '#server/upstream/fetch'
import { redactUrl } from './credentials-in-url'
import { type IndexerDocument, readDocument } from './feed'
import type { IndexerContext } from './indexer-type'
import { plain } from './values'

const MAX_BYTES = 10 * 1024 * 1024
const DEFAULT_WAIT_SECONDS = 30

type Question = { readonly url: string; readonly headers?: Record<string, string> }
type Understood = { readonly document: Exclude<IndexerDocument, { kind: 'error' }>; readonly url: string }

/** Asks an indexer and understands the answer: a feed or capabilities. Its own errors, pages for people and nonsense are thrown in words. */
export const askIndexer = async ({ name, fetch, signal }: IndexerContext, { url, headers = {} }: Question): Promise<Understood> => {
  const answer = await fetch(url, {
    maxBytes: MAX_BYTES,
    headers: { accept: 'application/rss+xml, application/xml, text/xml', ...headers },
    ...(signal && { signal }),
  })
  const read = await attempt(() => readDocument(answer.bytes, answer.headers.get('content-type')))
  if (read.ok && read.value.kind === 'error') throw ownError(name, read.value, answer)
  if (answer.status !== 200) throw new UpstreamUnreachable(name, whyStatus(answer.status))
  if (!read.ok) throw read.error instanceof XmlRefused ? new UpstreamUnreachable(name, read.error.message) : read.error
  return { document: read.value as Understood['document'], url: answer.url }
}

const whyStatus = (status: number): string => {
  if (status === 401 || status === 403) return 'refuses us: check its key'
  if (status === 404) return 'has nothing at this address: check it'
  return `answers with status ${status}`
}

/** The numbers of the Torznab and Newznab protocols: 1xx is about the account, 500 and 501 about the day's limit. */
const ownError = (name: string, error: Extract<IndexerDocument, { kind: 'error' }>, answer: UpstreamAnswer) => {
  const { code, description } = error
  const said = saying(description, answer.url)
  if (code !== null && code >= 100 && code < 200) return new UpstreamUnreachable(name, `refuses our key: ${said}`)
  if (code === 500 || code === 501 || code === 429 || /\b(limit|too many)\b/i.test(description))
    return new UpstreamRateLimited(name, Number(answer.headers.get('retry-after')) || DEFAULT_WAIT_SECONDS)
  if (code !== null && code >= 201 && code < 300) return new NotUnderstood(name, `does not understand us: ${said}`)
  return new UpstreamUnreachable(name, code === null ? said : `reports an error: ${said}`)
}

/** The indexer works, but not this way of asking: another one may do. */
export class NotUnderstood extends UpstreamUnreachable {}

/** An indexer's own words, short, without addresses and without anything that stood in the question as a secret. */
const saying = (description: string, url: string): string => {
  const words = plain(description, 120).replace(/\bhttps?:\/\/\S+/gi, '')
  const secrets = URL.canParse(url)
    ? [...new URL(url).searchParams].filter(([name]) => redactUrl(`http://x/?${name}=1`).includes('[REDACTED]')).map(([, value]) => value)
    : []
  return secrets
    .filter((value) => value.length > 2)
    .reduce((text, value) => text.replaceAll(value, '[REDACTED]'), words)
    .trim()
}
