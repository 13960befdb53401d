import { Failure } from '#server/foundation/lib/failure'
import { say } from '#server/foundation/lib/sentence'
import { isAddress } from './addresses'
import { sentences } from './sentences'

type Fetch = (url: string, init?: RequestInit) => Promise<Response>

const patienceMs = 10_000
const longestAnswer = 4_096

/** Our address as a service on the internet sees it. `fetch` determines the route of the request. */
export const askExitAddress = async (fetch: Fetch, url: string): Promise<string> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Failure(say(sentences, 'exit_refused', { host: new URL(url).host, status: response.status }))
  }
  const address = addressIn(await beginningOf(response))
  if (!address) throw new Failure(say(sentences, 'exit_address_missing', { host: new URL(url).host }))
  return address
}

const beginningOf = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    parts.push(part)
    length += part.length
    if (length >= longestAnswer) break
  }
  return Buffer.concat(parts).subarray(0, longestAnswer).toString('utf8')
}

/** Such services answer with the bare address, with `{"ip": …}`, or with lines such as `ip=…`. */
export const addressIn = (text: string): string | undefined => {
  const named = /"ip"\s*:\s*"([^"]*)"/.exec(text)?.[1] ?? /^ip=(\S*)$/m.exec(text)?.[1]
  const found = (named ?? text).trim()
  return isAddress(found) ? found : undefined
}
