import { t } from 'elysia'
import { InvalidExpand } from '#server/platform/errors'

export const expandQuery = (accepted: readonly string[]) => ({
  expand: t.Optional(t.String({ description: `Comma list of ${accepted.join(', ')}: related resources stand in place beside their ids.` })),
})

/** The names asked for, each once. Throws InvalidExpand, which names the accepted ones. */
export const parseExpand = <const A extends readonly string[]>(asked: string | undefined, accepted: A): Set<A[number]> => {
  const names = (asked ?? '').split(',').map((name) => name.trim())
  const wanted = new Set<A[number]>()
  for (const name of names) {
    if (name === '') continue
    if (!accepted.includes(name)) throw new InvalidExpand(name.slice(0, 100), accepted)
    wanted.add(name)
  }
  return wanted
}
