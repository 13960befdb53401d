import { usableTrackers } from './torrent-texts'
import { readTrackerAnswer, type TrackerAnswer } from './tracker-answer'

/** What is sent; binary values are latin-1 texts. */
export type Announced = Readonly<Record<string, string | number | null | undefined>>

const mostRedirects = 5
const mostBytes = 1024 * 1024
const patienceMs = 15_000

/** A tracker's own words. */
export const trackerRefusal = (words: string) => Object.assign(new Error(words), { isRefusal: true })

/** Announces to an HTTP tracker. Throws its words if it refuses. */
export const announceByHttp = async (address: string, announced: Announced, userAgent: string): Promise<TrackerAnswer> => {
  const { status, body } = await askByHttp(address, announced, userAgent)
  return answerIn(status, body)
}

/** Asks an HTTP tracker. Follows few redirects, and only to what looks like a tracker. */
export const askByHttp = async (address: string, announced: Announced, userAgent: string) => {
  const signal = AbortSignal.timeout(patienceMs)
  let next = withQuery(address, announced)
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const response = await fetch(next, { headers: { 'user-agent': userAgent }, redirect: 'manual', signal })
    const location = isRedirect(response.status) ? response.headers.get('location') : null
    if (location === null) return { status: response.status, body: await bodyOf(response) }
    await response.body?.cancel()
    if (!URL.canParse(location, next)) break
    next = carryOn(new URL(location, next).href, announced)
    if (usableTrackers([next]).length === 0) break
  }
  throw trackerRefusal('too many or impossible redirects')
}

const answerIn = (status: number, body: Uint8Array): TrackerAnswer => {
  const answer = readTrackerAnswer(body)
  if (answer && 'refusal' in answer) throw trackerRefusal(answer.refusal)
  if (status >= 500) throw new Error(`Non-200 response code ${status}`)
  if (status !== 200) throw trackerRefusal(`status ${status}`)
  if (!answer) throw trackerRefusal(body[0] === lessThan ? 'a web page instead of an answer' : 'an answer that is none of a tracker')
  return answer
}

const lessThan = '<'.charCodeAt(0)
const isRedirect = (status: number) => status >= 300 && status < 400

const bodyOf = async (response: Response): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > mostBytes) throw trackerRefusal('an answer that is far too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const withQuery = (address: string, announced: Announced): string => {
  const pairs = Object.entries(announced).filter(([, value]) => value !== undefined && value !== null)
  const query = pairs.map(([key, value]) => `${key}=${typeof value === 'number' ? value : escaped(value ?? '')}`).join('&')
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** A redirect that names no torrent gets what was announced. */
const carryOn = (address: string, announced: Announced): string =>
  address.includes('info_hash=') ? address : withQuery(address, announced)

/** Trackers count bytes, so a letter is one byte. */
const escaped = (text: string): string =>
  [...Buffer.from(text, 'latin1')]
    .map((byte) => (isPlain(byte) ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`))
    .join('')

const isPlain = (byte: number) => /[\w.~-]/.test(String.fromCharCode(byte))
