type Position = {
  readonly position_seconds: number
  readonly duration_seconds: number
  readonly threshold_percent: number
  /** Where the credits begin, if the file says so. */
  readonly credits_at?: number | null
}

/** The first minute of a movie, or the first twentieth of a short one, is not worth resuming. */
const shortestStart = 60
const shortestPart = 0.05

/** Interprets a position: where to resume, and whether the movie was watched. With an unknown duration it never counts as watched. */
export const interpretPosition = ({ position_seconds, duration_seconds, threshold_percent, credits_at }: Position) => {
  const watchedFrom = Math.min((duration_seconds * threshold_percent) / 100, credits_at ?? Number.POSITIVE_INFINITY)
  const is_watched = duration_seconds > 0 && position_seconds >= watchedFrom
  const isBeginning = position_seconds < Math.min(shortestStart, duration_seconds > 0 ? duration_seconds * shortestPart : shortestStart)
  return { is_watched, resume_at: is_watched || isBeginning ? 0 : position_seconds }
}
