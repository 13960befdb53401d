type Ours = { readonly id: number; readonly metadata_id: number; readonly watched_at: string; readonly history_id: string | null }
type Theirs = { readonly history_id: string; readonly metadata_id: number; readonly watched_at: string }
export type Pair = { readonly id: number; readonly history_id: string }

const usualMinutes = 120
const shortestMinutes = 15

/**
 * Pairs our plays with the tracker's: same movie, and no further apart than its runtime. The nearest match first, each play at most once.
 */
export const matchPlays = (ours: readonly Ours[], theirs: readonly Theirs[], minutesOf: (metadataId: number) => number | null): Pair[] => {
  const taken = new Set(ours.flatMap(({ history_id }) => history_id ?? []))
  const free = Map.groupBy(
    theirs.filter(({ history_id }) => !taken.has(history_id)),
    ({ metadata_id }) => metadata_id,
  )
  const candidates = ours
    .filter(({ history_id }) => history_id === null)
    .flatMap((own) =>
      (free.get(own.metadata_id) ?? []).map((other) => ({ id: own.id, history_id: other.history_id, apart: apart(own, other), own })),
    )
    .filter(({ apart, own }) => apart <= within(minutesOf(own.metadata_id)))
    .toSorted((a, b) => a.apart - b.apart || a.id - b.id)
  const [ids, historyIds] = [new Set<number>(), new Set<string>()]
  return candidates.flatMap(({ id, history_id }) => {
    if (ids.has(id) || historyIds.has(history_id)) return []
    ids.add(id)
    historyIds.add(history_id)
    return [{ id, history_id }]
  })
}

const apart = (a: { watched_at: string }, b: { watched_at: string }): number =>
  Math.abs(Date.parse(a.watched_at) - Date.parse(b.watched_at))

const within = (minutes: number | null): number => Math.max(shortestMinutes, minutes || usualMinutes) * 60_000
