import { readForeignJson } from '#server/foundation/lib/foreign-json-in-turns'
import { say } from '#server/foundation/lib/sentence'
import { holdsCredentials } from '#server/foundation/lib/text-formats'
import { Invalid, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences as platform } from '#server/foundation/platform/sentences'
import type { UpstreamFetch } from '#server/foundation/upstream/fetch'
import type { ManagerAddress } from './schema'
import { sentences } from './sentences'

export type AskManager = { bytes: (path: string) => Promise<Uint8Array>; json: (path: string) => Promise<unknown> }
type Asked = { fetch: UpstreamFetch; party: string; base: string; api_key: string; keyIn: 'header' | 'address' }
const mostBytes = 32 * 1024 * 1024

/** Reads from Prowlarr or Jackett. Throws Invalid for a rejected key, else what `fetch` throws. */
export const createAskManager = ({ fetch, party, base, api_key, keyIn }: Asked): AskManager => {
  const bytes = async (path: string): Promise<Uint8Array> => {
    const address = keyIn === 'address' ? `${base}${path}&apikey=${encodeURIComponent(api_key)}` : `${base}${path}`
    const headers = keyIn === 'header' ? { 'x-api-key': api_key, accept: 'application/json' } : {}
    const answer = await fetch(address, { headers, maxBytes: mostBytes, answerWithin: 30, finishWithin: 45 })
    if (answer.status === 401 || answer.status === 403) throw new Invalid(say(sentences, 'manager_refuses_key', { party }), 'api_key')
    if (answer.status === 404) throw new Invalid(say(sentences, 'manager_not_at_address', { party }), 'url')
    if (answer.status !== 200) throw new UpstreamUnreachable(party, say(sentences, 'manager_status', { party, status: answer.status }))
    return answer.bytes
  }
  return {
    bytes,
    async json(path) {
      const answer = await bytes(path)
      try {
        return await readForeignJson(answer, { mostValues: 1_000_000 })
      } catch {
        // The parser's own message quotes the response, which may contain anything.
        throw new UpstreamUnreachable(party, say(platform, 'party_answers_nonsense', { party }))
      }
    },
  }
}

/** The address without a slash at its end. Throws Invalid. */
export const baseOf = ({ url }: Pick<ManagerAddress, 'url'>): string => {
  const address = URL.parse(url.trim())
  if (address?.protocol !== 'http:' && address?.protocol !== 'https:') throw new Invalid(say(sentences, 'manager_address_not_http'), 'url')
  if (holdsCredentials(address.href)) throw new Invalid(say(sentences, 'manager_address_holds_key'), 'url')
  return `${address.origin}${address.pathname.replace(/(?<!\/)\/+$/, '')}`
}
