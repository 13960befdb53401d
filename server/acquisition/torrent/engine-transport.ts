import { attempt } from '#server/foundation/lib/attempt'
import { TunnelDown } from '#server/foundation/platform/errors'
import type { Transport } from '#server/foundation/upstream/fetch'
import type { TorrentSession } from './session'

/** An engine that restarts with its tunnel is back within a few seconds. */
const patienceMs = 5_000

type Session = Pick<TorrentSession, 'fetch' | 'isUp' | 'onChange'>

/**
 * Requests through the torrent engine, which has nothing but a tunnel. An engine outside a tunnel, or one that does not come up, cannot send
 * them.
 */
export const engineTransport =
  (session: Session, party: string): Transport =>
  async ({ url, headers, isOwn, maxBytes, withinMs }) => {
    await comesUp(session)
    const asked = await attempt(() =>
      session.fetch({ url, headers: { ...headers }, is_own: isOwn, max_bytes: maxBytes, within_ms: withinMs }),
    )
    if (!asked.ok) throw new TunnelDown(party)
    if ('failed' in asked.value) throw Object.assign(new Error('the tunnel led nowhere'), { code: asked.value.failed })
    const { status, headers: responseHeaders, body_base64 } = asked.value
    return new Response(isBodiless(status) ? null : Uint8Array.fromBase64(body_base64), { status, headers: responseHeaders })
  }

const comesUp = async (session: Session): Promise<void> => {
  if (session.isUp()) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const forget = session.onChange(() => resolve())
  const timer = setTimeout(resolve, patienceMs)
  await promise
  clearTimeout(timer)
  forget()
}

const isBodiless = (status: number) => status === 204 || status === 205 || status === 304
