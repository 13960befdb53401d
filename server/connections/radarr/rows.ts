import { parseForeignJson } from '#server/foundation/lib/foreign-json'
import type { Row } from '#server/foundation/platform/db/foreign-database'

/** The database stores a condition's kind apart from its body; the shared form combines them. */
export const asShared = (specifications: unknown): unknown =>
  Array.isArray(specifications)
    ? specifications.map((one: { type?: unknown; body?: Record<string, unknown> }) => ({
        name: one?.body?.name,
        implementation: one?.type,
        negate: one?.body?.negate ?? false,
        required: one?.body?.required ?? false,
        fields: one?.body ?? {},
      }))
    : specifications

export const camel = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value]))

/** Text that is not JSON is returned unchanged, and validation will refuse it. */
export const json = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return parseForeignJson(new TextEncoder().encode(value))
  } catch {
    // Its item is then reported as unreadable.
    return value
  }
}
