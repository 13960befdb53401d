export const levels = ['error', 'warn', 'info', 'debug', 'trace'] as const
export type Level = (typeof levels)[number]

/** Filters of the log. They are in the URL, so that a view can be shared. */
export type LogSearch = { level?: Level; subsystem?: string; q?: string; trace_id?: string }

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() || undefined : undefined)

export const logSearch = (search: Record<string, unknown>): LogSearch => {
  const level = levels.find((one) => one === search.level)
  const subsystem = text(search.subsystem)
  const q = text(search.q)
  const trace_id = text(search.trace_id)
  return { ...(level && { level }), ...(subsystem && { subsystem }), ...(q && { q }), ...(trace_id && { trace_id }) }
}
