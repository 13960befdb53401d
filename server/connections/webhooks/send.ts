import type { Seconds } from '#server/foundation/lib/duration'
import { readForeignJson } from '#server/foundation/lib/foreign-json-in-turns'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { sentenceOf, UpstreamRateLimited } from '#server/foundation/platform/errors'
import type { UpstreamFetch } from '#server/foundation/upstream/fetch'
import type { Talk } from './media-servers'
import { type Outgoing, payloadOf } from './payload'
import { createRefresh, type RefreshDeps } from './refresh'
import type { WebhookTest } from './schema'
import { sentences } from './sentences'
import type { WebhookRow } from './webhooks'

export type Outcome = Pick<WebhookTest, 'ok' | 'status'> & { readonly sentence: Sentence; readonly retryAfter: Seconds }
export type Send = ReturnType<typeof createSend>

type Deps = { fetch: UpstreamFetch; library: RefreshDeps }
/** The server has said no. */
class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super()
    this.status = status
  }
}

/**
 * Sends one event, or what a media server has to know of it. The URL is the user's own and may be private; redirects are not followed.
 * Returns the outcome and never throws.
 */
export const createSend = ({ fetch, library }: Deps) => {
  const refresh = createRefresh(library)
  const post = async ({ url, method, headers, template }: WebhookRow, event: Outgoing): Promise<Outcome> => {
    const { body, content_type } = payloadOf(event, template)
    const { status } = await fetch(url, {
      method,
      ...(method === 'GET' ? { headers } : { headers: { 'content-type': content_type, ...headers }, body }),
      ...limits,
    })
    const ok = status >= 200 && status < 300
    return { ok, status, sentence: ok ? say(sentences, 'webhook_taken') : say(sentences, 'webhook_status', { status }), retryAfter: 0 }
  }
  const talkTo =
    ({ url, headers }: WebhookRow): Talk =>
    async (path, { body, also = [] } = {}) => {
      const { status, bytes } = await fetch(`${url.replace(/(?<!\/)\/+$/, '')}${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
        ...limits,
        maxBytes: 1024 * 1024,
      })
      if ((status < 200 || status > 299) && !also.includes(status)) throw new Refused(status)
      return { status, json: () => readForeignJson(bytes, { mostValues: 100_000 }).catch(() => null) }
    }

  return async (webhook: WebhookRow, event: Outgoing): Promise<Outcome> => {
    const { refreshes } = webhook
    try {
      if (refreshes === null) return await post(webhook, event)
      return { ...(await refresh(refreshes, { talk: talkTo(webhook), row: webhook, event })), retryAfter: 0 }
    } catch (error) {
      return failed(error)
    }
  }
}
const limits = { maxBytes: 64 * 1024, answerWithin: 10, finishWithin: 15 }

const failed = (error: unknown): Outcome => {
  if (error instanceof Refused)
    return { ok: false, status: error.status, sentence: say(sentences, 'webhook_status', { status: error.status }), retryAfter: 0 }
  const sentence =
    sentenceOf(error) ?? say(sentences, 'webhook_unreachable', { error: error instanceof Error ? error.message : String(error) })
  if (error instanceof UpstreamRateLimited) return { ok: false, status: 429, sentence, retryAfter: error.retryAfterSeconds }
  return { ok: false, status: null, sentence, retryAfter: 0 }
}
