import { recentMoviesQuery } from '../api/queries'

const FEW = 20

/** The movies that the first screen shows. */
export const homeRows = {
  ready: recentMoviesQuery({ status: 'available,upgradable', sort: 'added_at', order: 'desc' }, FEW),
  wanted: recentMoviesQuery({ status: 'wanted,unreleased,missing_file', sort: 'added_at', order: 'desc' }, FEW),
}
