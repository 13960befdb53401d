import type { Seconds } from '#server/lib/duration'
import { UpstreamRateLimited } from '#server/platform/errors'
import type { UpstreamFetch } from '#server/upstream/fetch'
import { payloadOf, type Telling } from './payload'
import type { WebhookTest } from './schema'
import type { WebhookRow } from './webhooks'

export type Outcome = WebhookTest & { readonly retryAfter: Seconds }
export type Send = ReturnType<typeof createSend>

/** Sends one event. The address is the user's own and may be private; a redirect of it is not followed. What comes of it is an answer. */
export const createSend =
  ({ fetch }: { fetch: UpstreamFetch }) =>
  async ({ url, method, headers, template }: WebhookRow, event: Telling): Promise<Outcome> => {
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
      return { ok, status, message: ok ? 'It was taken' : `It answers with status ${status}`, retryAfter: 0 }
    } catch (error) {
      return failed(error)
    }
  }

const failed = (error: unknown): Outcome => {
  const message = error instanceof Error ? error.message : 'It cannot be reached'
  if (error instanceof UpstreamRateLimited) return { ok: false, status: 429, message, retryAfter: error.retryAfterSeconds }
  return { ok: false, status: null, message, retryAfter: 0 }
}
