import { attempt } from '#server/foundation/lib/attempt'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { saidOfXml, XmlRefused } from '#server/foundation/lib/xml'
import { UpstreamRateLimited, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences as common } from '#server/foundation/platform/sentences'
import type { UpstreamAnswer } from '#server/foundation/upstream/fetch'
import { redactUrl } from './credentials-in-url'
import { type IndexerDocument, readDocument } from './feed'
import type { IndexerContext } from './indexer-type'
import { sentences } from './sentences'
import { plain } from './values'

const MAX_BYTES = 10 * 1024 * 1024

type Question = { readonly url: string; readonly headers?: Record<string, string> }
type Understood = { readonly document: Exclude<IndexerDocument, { kind: 'error' }>; readonly url: string }

/**
 * Queries an indexer and parses the response: a feed or capabilities. Throws with a clear message for the indexer's errors, web pages, and
 * garbage.
 */
export const fetchAnswer = async ({ name, fetch, signal }: IndexerContext, { url, headers = {} }: Question): Promise<Understood> => {
  const answer = await fetch(url, {
    maxBytes: MAX_BYTES,
    headers: { accept: 'application/rss+xml, application/xml, text/xml', ...headers },
    reach: { policy: 'same-host-or-public', origin: url },
    explains: (answer) => isForBrowsers(answer) || hasOwnError(answer) || messageOf(answer) !== null,
    ...(signal && { signal }),
  })
  if (isForBrowsers(answer)) throw new UpstreamUnreachable(name, say(common, 'party_wants_browser', { party: name }))
  const read = await attempt(() => readDocument(answer.bytes, answer.headers.get('content-type')))
  if (read.ok && read.value.kind === 'error' && (!read.value.is_guess || answer.status === 200)) throw ownError(name, read.value, answer)
  if (answer.status !== 200) throw refusedWithStatus(name, answer)
  if (!read.ok) throw read.error instanceof XmlRefused ? new UpstreamUnreachable(name, saidOfXml(read.error, name)) : read.error
  return { document: read.value as Understood['document'], url: answer.url }
}

const refusedWithStatus = (party: string, answer: UpstreamAnswer): UpstreamUnreachable => {
  const message = messageOf(answer)
  const why = whyStatus({ party, status: answer.status, why: message === null ? '' : ownMessage(message, answer.url) })
  return isNotUnderstood(answer.status) ? new NotUnderstood(party, why) : new UpstreamUnreachable(party, why)
}

const whyStatus = (values: { party: string; status: number; why: string }): Sentence => {
  const { status, why } = values
  const isSaying = why !== ''
  if (status === 401 || status === 403) return say(sentences, isSaying ? 'indexer_refuses_us_saying' : 'indexer_refuses_us', values)
  if (status === 404) return say(sentences, isSaying ? 'indexer_nothing_there_saying' : 'indexer_nothing_there', values)
  return say(sentences, isSaying ? 'indexer_status_saying' : 'indexer_status', values)
}

/** The indexer works but does not support this request. */
const isNotUnderstood = (status: number) => status === 400 || status === 422 || status === 501

/** A browser check by Cloudflare or similar, recognized by its headers or its page. */
const isForBrowsers = ({ status, headers, bytes }: UpstreamAnswer): boolean => {
  if (headers.get('cf-mitigated') === 'challenge') return true
  if (status !== 403 && status !== 503) return false
  const page = textOf(bytes, 20_000)
  return (
    /<(?:!doctype html|html)\b/i.test(page) &&
    /just a moment|cf-chl|cf_chl|challenge-platform|ddos-guard|attention required|checking your browser/i.test(page)
  )
}

const textOf = (bytes: Uint8Array, most: number) => new TextDecoder().decode(bytes.subarray(0, most)).trim()

const hasOwnError = ({ bytes }: UpstreamAnswer): boolean => /<error\b/i.test(textOf(bytes, 2000))

/** The error in a JSON or plain-text response; null if it has none or is a web page. */
const messageOf = ({ status, bytes, headers }: UpstreamAnswer): string | null => {
  const text = textOf(bytes, 5000)
  if (text === '' || text.startsWith('<')) return null
  if (!text.startsWith('{')) return isNotUnderstood(status) && headers.get('content-type')?.startsWith('text/plain') ? text : null
  const found = /"(?:error|message|description|detail)"\s{0,5}:\s{0,5}"((?:[^"\\]|\\.){1,500})"/i.exec(text)?.[1]
  return found?.replaceAll(/\\(["\\/])/g, '$1') ?? null
}

/** The error numbers of Torznab and Newznab: 1xx concern the account, 500 and 501 the daily limit. */
const ownError = (name: string, error: Extract<IndexerDocument, { kind: 'error' }>, answer: UpstreamAnswer) => {
  if (error.is_guess) return new UpstreamUnreachable(name, say(sentences, 'answer_other_xml', { party: name, root: error.root }))
  const { code, description } = error
  const message = ownMessage(description, answer.url)
  if (code !== null && code >= 100 && code < 200)
    return new UpstreamUnreachable(name, say(sentences, 'indexer_refuses_key', { party: name, why: message }))
  if (code === 500 || code === 501 || code === 429 || /\b(limit|too many)\b/i.test(description))
    return new UpstreamRateLimited(name, Number(answer.headers.get('retry-after')) || undefined)
  if (code !== null && code >= 201 && code < 300)
    return new NotUnderstood(name, say(sentences, 'indexer_does_not_understand', { party: name, why: message }))
  return new UpstreamUnreachable(
    name,
    say(sentences, message === '' ? 'indexer_error' : 'indexer_reports_error', { party: name, why: message }),
  )
}

/** The indexer works but not with this kind of query; another kind may work. */
export class NotUnderstood extends UpstreamUnreachable {}

/** The indexer's own message, shortened, without addresses or any secret from the request. */
const ownMessage = (description: string, url: string): string => {
  const words = plain(description.replaceAll(/\b[\w.]{1,80}Exception: ?/g, ''), 160).replace(/\bhttps?:\/\/\S+/gi, '')
  const secrets = URL.canParse(url)
    ? [...new URL(url).searchParams].filter(([name]) => redactUrl(`http://x/?${name}=1`).includes('[REDACTED]')).map(([, value]) => value)
    : []
  return secrets
    .filter((value) => value.length > 2)
    .reduce((text, value) => text.replaceAll(value, '[REDACTED]'), words)
    .trim()
}
