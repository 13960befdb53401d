export type Rated = { readonly id: number; readonly metadata_id: number; readonly user_rating: number | null }
export type RatingPlan = { pull: { id: number; rating: number }[]; push: { metadata_id: number; rating: number }[] }

type There = { readonly rating: number; readonly rated_at: string } | undefined
type Asked = {
  readonly ours: readonly Rated[]
  /** The tracker's current ratings. */
  readonly theirs: ReadonlyMap<number, NonNullable<There>>
  /** The tracker's ratings at the last sync. */
  readonly before: ReadonlyMap<number, number>
  /** When a movie was last rated here. */
  readonly ratedAt: (movieId: number) => string
}

/** The side that changed a rating since the last sync wins; if both did, the later one. Never removes a rating. */
export const planRatings = ({ ours, theirs, before, ratedAt }: Asked): RatingPlan => {
  const plan: RatingPlan = { pull: [], push: [] }
  for (const { id, metadata_id, user_rating } of ours) {
    const there = theirs.get(metadata_id)
    const winner = winnerOf({ here: user_rating, there, known: before.get(metadata_id), ratedAt: () => ratedAt(id) })
    if (winner === 'there' && there) plan.pull.push({ id, rating: there.rating })
    if (winner === 'here' && user_rating !== null) plan.push.push({ metadata_id, rating: user_rating })
  }
  return plan
}

type Sides = { here: number | null; there: There; known: number | undefined; ratedAt: () => string }
const winnerOf = ({ here, there, known, ratedAt }: Sides): 'here' | 'there' | null => {
  if (there?.rating === (here ?? undefined)) return null
  const isNewHere = here !== null && here !== known
  const isNewThere = there !== undefined && there.rating !== known
  if (isNewHere && isNewThere) return there.rated_at > ratedAt() ? 'there' : 'here'
  if (isNewHere) return 'here'
  return isNewThere ? 'there' : null
}
