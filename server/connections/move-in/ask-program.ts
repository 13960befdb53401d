import { readForeignJson } from '#server/foundation/lib/foreign-json-in-turns'
import { say } from '#server/foundation/lib/sentence'
import { textProblem } from '#server/foundation/lib/text-formats'
import { Invalid, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences as platform } from '#server/foundation/platform/sentences'
import type { UpstreamFetch } from '#server/foundation/upstream/fetch'
import { sentences } from './sentences'

/** Null where the program answers 404. */
export type AskProgram = (path: string, more?: Asking) => Promise<unknown>
type Asking = { headers?: Readonly<Record<string, string>>; body?: object }
type Asked = {
  fetch: UpstreamFetch
  party: string
  base: string
  headers: Readonly<Record<string, string>>
  /** The field of the request that holds what it may refuse. */
  credential: string
}
const mostBytes = 64 * 1024 * 1024

/** Reads JSON from another program. Throws Invalid for a refused key, else what `fetch` throws. */
export const createAskProgram =
  ({ fetch, party, base, headers, credential }: Asked): AskProgram =>
  async (path, { headers: more = {}, body } = {}) => {
    const sent = body === undefined ? {} : { method: 'POST' as const, body: JSON.stringify(body) }
    const { status, bytes } = await fetch(`${base}${path}`, {
      ...sent,
      headers: { ...headers, ...more, accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      maxBytes: mostBytes,
      answerWithin: 60,
      finishWithin: 90,
    })
    if (status === 401 || status === 403) throw new Invalid(say(sentences, 'program_refuses', { party }), credential)
    if (status === 404) return null
    if (status !== 200) throw new UpstreamUnreachable(party, say(sentences, 'program_status', { party, status }))
    return await parsed(bytes, party)
  }

/** An answer may have no content. */
const parsed = async (bytes: Uint8Array, party: string): Promise<unknown> => {
  try {
    return bytes.length === 0 ? {} : await readForeignJson(bytes, { mostValues: 2_000_000 })
  } catch {
    // The parser's own message quotes the response, which may contain anything.
    throw nonsense(party)
  }
}

export const nonsense = (party: string) => new UpstreamUnreachable(party, say(platform, 'party_answers_nonsense', { party }))

export const notThere = (party: string) => new Invalid(say(sentences, 'program_not_there', { party }), 'url')

/** The address without a slash at its end. Throws Invalid. */
export const baseOf = (url: string): string => {
  const problem = textProblem('url', url.trim())
  if (problem !== undefined) throw new Invalid(problem, 'url')
  const { origin, pathname } = new URL(url.trim())
  return `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}`
}

export const versionIn = (answer: unknown, name: string): string | null => {
  const version = (answer as Record<string, unknown> | null)?.[name]
  return typeof version === 'string' ? version.slice(0, 50).toWellFormed() : null
}
