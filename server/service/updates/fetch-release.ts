import { say } from '#server/foundation/lib/sentence'
import { Unavailable } from '#server/foundation/platform/errors'
import { type Release, readRelease } from './release'
import { sentences } from './sentences'

export type Source = { readonly url: string; readonly key: string }

const smallBytes = 1_000_000
const waitMs = 30_000

/** Throws Unavailable if the release cannot be downloaded or is not signed. */
export const fetchRelease = async ({ url, key }: Source): Promise<Release> => {
  const read = async (name: string): Promise<Uint8Array> => {
    const missing = () => new Unavailable(say(sentences, 'release_file_missing', { name }))
    const response = await fetch(`${url}/${name}`, { signal: AbortSignal.timeout(waitMs), redirect: 'follow' }).catch(() => null)
    if (!response?.ok) throw missing()
    const bytes = await readAtMost(response, smallBytes).catch(() => {
      throw missing()
    })
    if (bytes === null) throw new Unavailable(say(sentences, 'release_file_too_large', { name }))
    return bytes
  }
  const [sums, signature, notes] = await Promise.all([read('SHA256SUMS'), read('SHA256SUMS.sig'), read('release.json')])
  return readRelease({ sums, signature, notes }, key)
}

/** Stops reading as soon as there is more. Null then. */
const readAtMost = async (response: Response, most: number): Promise<Uint8Array | null> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
