import { recentMoviesQuery } from '../../data/api/queries'

const FEW = 20

/** Movies of the first rows. */
export const homeRows = {
  ready: recentMoviesQuery({ status: 'available,upgradable', sort: 'added_at', order: 'desc' }, FEW),
  wanted: recentMoviesQuery({ status: 'wanted,unreleased,missing_file', sort: 'added_at', order: 'desc' }, FEW),
}
