import { say } from '#server/foundation/lib/sentence'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { ListContext } from './list-type'
import { createWait } from './reading'
import { sentences } from './sentences'

export const LIST_PROVIDER = 'The list provider'
type Settings = { list_url: string; list_api_key: string | null }
export type AskProvider = (path: string, params?: Readonly<Record<string, string>>) => Promise<Uint8Array>
type Deps = { fetch: ListContext['fetch']; settings: () => Settings; now: () => number }

/** Requests from the list provider with the user's own key. Once its quota is used up, sends nothing until it resets. */
export const createProvider = ({ fetch, settings, now }: Deps): AskProvider => {
  const wait = createWait(now)
  return async (path, params = {}) => {
    const { list_url, list_api_key } = settings()
    const apikey = list_api_key?.trim()
    if (!apikey) throw new UpstreamUnreachable(LIST_PROVIDER, say(sentences, 'list_key_needed', { party: LIST_PROVIDER }))
    const address = `${list_url.replace(/\/{1,9}$/, '')}${path}?${new URLSearchParams({ ...params, apikey })}`
    return (await wait(`${list_url} ${apikey}`, LIST_PROVIDER, () => fetch(address, { headers: { accept: 'application/json' } }))).bytes
  }
}
