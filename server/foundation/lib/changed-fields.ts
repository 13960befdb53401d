import { isDeepStrictEqual } from 'node:util'

/** The fields of a patch that differ from what is stored. One that is stored elsewhere counts as different. */
export const changedFields = (before: object, patch: object): string[] => {
  const known: Readonly<Record<string, unknown>> = { ...before }
  return Object.entries(patch).flatMap(([name, value]) => (value === undefined || isDeepStrictEqual(known[name], value) ? [] : [name]))
}
