import { playbackEvents, recentMoviesQuery } from '../../data/api/queries'

/** Sizes of the rows below the first ones. */
const FEW = 12
const MANY = 40

export const begunQuery = recentMoviesQuery({ in_progress: true, sort: 'added_at', order: 'desc' }, FEW, playbackEvents)
/** Candidates for the pick and the movies to compare with. */
export const bestMoviesQuery = recentMoviesQuery({ status: 'available,upgradable', sort: 'rating', order: 'desc' }, MANY)
