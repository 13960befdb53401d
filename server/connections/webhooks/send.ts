import type { Seconds } from '#server/foundation/lib/duration'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { sentenceOf, UpstreamRateLimited } from '#server/foundation/platform/errors'
import type { UpstreamFetch } from '#server/foundation/upstream/fetch'
import { type Outgoing, payloadOf } from './payload'
import type { WebhookTest } from './schema'
import { sentences } from './sentences'
import type { WebhookRow } from './webhooks'

export type Outcome = Pick<WebhookTest, 'ok' | 'status'> & { readonly sentence: Sentence; readonly retryAfter: Seconds }
export type Send = ReturnType<typeof createSend>

/** Sends one event. The URL is the user's own and may be private; redirects are not followed. Returns the outcome and never throws. */
export const createSend =
  ({ fetch }: { fetch: UpstreamFetch }) =>
  async ({ url, method, headers, template }: WebhookRow, event: Outgoing): Promise<Outcome> => {
    const { body, content_type } = payloadOf(event, template)
    try {
      const { status } = await fetch(url, {
        method,
        ...(method === 'GET' ? { headers } : { headers: { 'content-type': content_type, ...headers }, body }),
        maxBytes: 64 * 1024,
        answerWithin: 10,
        finishWithin: 15,
      })
      const ok = status >= 200 && status < 300
      return { ok, status, sentence: ok ? say(sentences, 'webhook_taken') : say(sentences, 'webhook_status', { status }), retryAfter: 0 }
    } catch (error) {
      return failed(error)
    }
  }

const failed = (error: unknown): Outcome => {
  const sentence =
    sentenceOf(error) ?? say(sentences, 'webhook_unreachable', { error: error instanceof Error ? error.message : String(error) })
  if (error instanceof UpstreamRateLimited) return { ok: false, status: 429, sentence, retryAfter: error.retryAfterSeconds }
  return { ok: false, status: null, sentence, retryAfter: 0 }
}
