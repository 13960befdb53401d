import { attempt } from '#server/lib/attempt'
import { TunnelDown } from '#server/platform/errors'
import type { Way } from '#server/upstream/fetch'
import type { TorrentSession } from './session'

/** The way of the torrent engine, which has nothing but a tunnel. An engine that is not inside of one, or not there, is no way. */
export const wayThrough =
  (session: Pick<TorrentSession, 'fetch'>, party: string): Way =>
  async ({ url, headers, isOwn, maxBytes, withinMs }) => {
    const asked = await attempt(() =>
      session.fetch({ url, headers: { ...headers }, is_own: isOwn, max_bytes: maxBytes, within_ms: withinMs }),
    )
    if (!asked.ok) throw new TunnelDown(party)
    if ('failed' in asked.value) throw Object.assign(new Error('the tunnel led nowhere'), { code: asked.value.failed })
    const { status, headers: said, body_base64 } = asked.value
    return new Response(isBodiless(status) ? null : Uint8Array.fromBase64(body_base64), { status, headers: said })
  }

const isBodiless = (status: number) => status === 204 || status === 205 || status === 304
