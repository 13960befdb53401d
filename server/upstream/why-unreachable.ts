/** What went wrong with a connection, in words that hold no address and no key: messages of the runtime quote the whole URL. */
export const whyUnreachable = (error: unknown): string => {
  const code = codeOf(error)
  return words[code] ?? (/CERT|TLS|SSL|SIGNED|EPROTO|VERIFY/i.test(code) ? 'has no certificate that can be trusted' : 'is unreachable')
}

/** A failure that another try may cure. A timeout is not one: its patience is spent already. */
export const isWorthRetrying = (why: string): boolean => passing.has(why)

export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

const refuses = 'refuses the connection'
const hangsUp = 'closed the connection in the middle'
const unknown = 'has no known address'
const damaged = 'sends a damaged answer'

const words: Record<string, string> = {
  ECONNREFUSED: refuses,
  ConnectionRefused: refuses,
  ECONNRESET: hangsUp,
  EPIPE: hangsUp,
  ConnectionClosed: hangsUp,
  ENOTFOUND: unknown,
  EAI_AGAIN: unknown,
  ENODATA: unknown,
  Malformed_HTTP_Response: 'does not speak HTTP',
  ZlibError: damaged,
  BrotliDecompressionError: damaged,
  ZstdDecompressionError: damaged,
  TimeoutError: 'does not answer in time',
  AbortError: 'does not answer in time',
  ETIMEDOUT: 'does not answer in time',
}
const passing = new Set([refuses, hangsUp, unknown, 'is unreachable'])
