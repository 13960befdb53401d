import { isAhead, movies, type WorldMovie, yearOf } from './movies'

/** Content of a release: a movie that is seeded, a fake that is seeded, or nothing. */
export type Payload =
  | { readonly kind: 'movie'; readonly height: Height }
  | { readonly kind: 'fake'; readonly claimed_bytes: number }
  | { readonly kind: 'nothing'; readonly claimed_bytes: number }
export type Height = 1080 | 720

export type DemoRelease = {
  readonly title: string
  readonly movie: WorldMovie
  readonly payload: Payload
  readonly seeders: number
  readonly age_days: number
  /** Whether the indexer tags it with the movie's id. A movie of the same title is not tagged. */
  readonly is_tagged: boolean
}

const megabyte = 1024 ** 2
const gigabyte = 1024 ** 3

/** An indexer's releases of a movie: two genuine ones and some to be rejected. None before its release date. */
export const releasesOf = (movie: WorldMovie): DemoRelease[] => {
  if (isAhead(movie)) return []
  const turn = movies.indexOf(movie)
  const name = `${dotted(movie.title)}.${yearOf(movie)}`
  const release = (rest: string, payload: Payload, more: Partial<DemoRelease> = {}): DemoRelease => ({
    title: `${name}.${rest}`,
    movie,
    payload,
    seeders: 1,
    age_days: 3 + ((turn * 7 + rest.length) % 40),
    is_tagged: true,
    ...more,
  })
  const nothing = (claimed_bytes: number): Payload => ({ kind: 'nothing', claimed_bytes })
  const namesake = movie.namesake_year && {
    ...release('', nothing(8.1 * gigabyte), { seeders: 64, is_tagged: false }),
    title: `${dotted(movie.title)}.${movie.namesake_year}.1080p.BluRay.x264-DEMO`,
  }
  const oddity = [
    release('1080p.BluRay.REMUX.AVC.DTS-HD.MA.5.1-DEMO', nothing(800 * gigabyte), { seeders: 12 }),
    release('1080p.BluRay.x264-DEMO', { kind: 'fake', claimed_bytes: 2.1 * gigabyte }, { seeders: 118 }),
    release('1080p.BluRay.x264.DTS-DEMO', nothing(6.6 * gigabyte), { seeders: 0 }),
  ][turn % 3]!
  const trifle = [
    release('Sample.1080p.WEB-DL.AAC1.0.H.264-DEMO', nothing(38 * megabyte), { seeders: 5 }),
    release('HDCAM.x264-DEMO', nothing(1.4 * gigabyte), { seeders: 31 }),
  ][turn % 2]!
  return [
    release('1080p.WEB-DL.AAC1.0.H.264-DEMO', { kind: 'movie', height: 1080 }),
    release('720p.WEB-DL.AAC1.0.H.264-DEMO', { kind: 'movie', height: 720 }),
    ...(namesake ? [namesake] : []),
    oddity,
    trifle,
  ].map((each) => ({ ...each, payload: wholeBytes(each.payload) }))
}

const wholeBytes = (payload: Payload): Payload =>
  payload.kind === 'movie' ? payload : { ...payload, claimed_bytes: Math.round(payload.claimed_bytes) }

/** A title in the style of release names. */
const dotted = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '.')
    .replace(/\.$/, '')
