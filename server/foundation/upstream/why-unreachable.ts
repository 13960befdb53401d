import { codeOf } from '#server/foundation/lib/code-of'
import type { sentences } from '#server/foundation/platform/sentences'

/** Sentences that need only the upstream's name. */
export type Why =
  | Extract<
      keyof typeof sentences,
      `party_${'unreachable' | 'untrusted' | 'refuses_connection' | 'closed_early' | 'address_unknown' | 'damaged_answer' | 'not_http' | 'too_slow' | 'stalled'}`
    >
  | Extract<keyof typeof sentences, `party_points_${string}`>

/** The reason for a connection failure, as a code: runtime messages quote the whole URL. */
export const whyUnreachable = (error: unknown): Why => {
  const code = codeOf(error)
  return words[code] ?? (/CERT|TLS|SSL|SIGNED|EPROTO|VERIFY/i.test(code) ? 'party_untrusted' : 'party_unreachable')
}

/** Whether a retry may help. Not after a timeout: the time is used up already. */
export const isWorthRetrying = (why: Why): boolean => passing.has(why)

const refuses = 'party_refuses_connection'
const closedEarly = 'party_closed_early'
const unknown = 'party_address_unknown'
const damaged = 'party_damaged_answer'

const words: Record<string, Why> = {
  NOT_PUBLIC: 'party_points_inside',
  ECONNREFUSED: refuses,
  ConnectionRefused: refuses,
  ECONNRESET: closedEarly,
  EPIPE: closedEarly,
  ConnectionClosed: closedEarly,
  ENOTFOUND: unknown,
  EAI_AGAIN: unknown,
  ENODATA: unknown,
  Malformed_HTTP_Response: 'party_not_http',
  ZlibError: damaged,
  BrotliDecompressionError: damaged,
  ZstdDecompressionError: damaged,
  TimeoutError: 'party_too_slow',
  AbortError: 'party_too_slow',
  ETIMEDOUT: 'party_too_slow',
  StalledError: 'party_stalled',
}
const passing = new Set<Why>([refuses, closedEarly, unknown, 'party_unreachable'])
