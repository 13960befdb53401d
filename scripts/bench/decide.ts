import type { Candidate, Context, WantedMovie } from '#server/acquisition/search/candidate'
import { choose, decide } from '#server/acquisition/search/decide'
import { intents } from '#server/catalog/profiles/intents'
import { createMovieIndex } from '#server/foundation/releases/movie-index'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { aCandidate, aContext, aMovie } from '#server/testing/candidates'
import { median, printTable } from './table'

/** The cost of a feed: parsing, matching and evaluating many candidates, as a ratio to reading them as JSON. */
const [wantedCount, offers] = [Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 10_000)]
const words = 'Quiet,Harbour,Night,Ferry,Golden,Mirror,Winter,Letter,Island,Carnival,Lantern,River,Stranger,Valley,Orchard,Station'.split(
  ',',
)
const ends = [
  '1080p.BluRay.x264.DTS-HD.MA.5.1-GROUP',
  '2160p.UHD.BluRay.REMUX.HDR10.DV.TrueHD.7.1.Atmos-BIG',
  'PROPER.720p.WEB-DL.DD5.1.H.264-TEAM',
  'GERMAN.DL.1080p.WEB.h265-SOMEONE',
  'DVDRip.XviD-OLD',
  'MULTi.1080p.AMZN.WEBRip.DDP5.1.x265.10bit-[ONE]',
  'HDCAM.x264-NOPE',
]

const word = (n: number) => words[n % words.length]!
const movies: WantedMovie[] = Array.from({ length: wantedCount }, (_, i) =>
  aMovie({
    id: i + 1,
    metadata_id: 8000 + i,
    imdb_id: `tt${7_000_000 + i}`,
    title: `The ${word(i)} ${word(Math.floor(i / 16))} ${i % 3 === 0 ? word(i * 7) : ''}`.trim(),
    original_title: `${word(i * 3)} ${i}`,
    alternative_titles: Array.from({ length: 8 }, (_, k) => `${word(i + k)} of the ${word(i * k)} ${k}`),
    year: 1930 + (i % 95),
  }),
)
type Offered = Omit<Candidate, 'parsed'>
const { parsed: _, ...plain } = aCandidate()
const offered: Offered[] = Array.from({ length: offers }, (_, i) => {
  const movie = movies[(i * 13) % movies.length]!
  const title = i % 4 === 3 ? `Some.Other.Movie.${i}` : movie.title.replaceAll(' ', '.')
  return {
    ...plain,
    guid: `guid-${i}`,
    title: `${title}.${movie.year}.${ends[i % ends.length]}`,
    info_hash: String(i).padStart(40, '0'),
    seeders: i % 90,
  }
})
const profile = intents().find(({ intent }) => intent === 'balanced')!.profile
const contextOf = (movie: WantedMovie): Context => aContext({ movie, profile, mode: 'feed' })

/** In CPU time, so that other programs do not matter. */
const timed = <T>(work: () => T): { ms: number; result: T } => {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, result }
}

const round = (text: string) => {
  const json = timed(() => JSON.parse(text) as Offered[])
  const before = process.memoryUsage().heapUsed
  const parse = timed(() => json.result.map((each) => ({ ...each, parsed: parseRelease(each.title) })))
  const match = timed(() => {
    const index = createMovieIndex(movies.map((movie) => ({ ...movie })))
    return Map.groupBy(parse.result, (candidate) => index.find(candidate).found?.id)
  })
  const judge = timed(() => {
    let chosen = 0
    for (const movie of movies) {
      const context = contextOf(movie)
      if (choose(decide(match.result.get(movie.id) ?? [], context), context)) chosen++
    }
    return chosen
  })
  const heap = (process.memoryUsage().heapUsed - before) / 1024 ** 2
  return { json: json.ms, parse: parse.ms, match: match.ms, judge: judge.ms, heap, chosen: judge.result }
}

/** All candidates for one movie: the cost per candidate must not grow with their number. */
const forOneMovie = (count: number): number => {
  const [movie] = movies
  const candidates = offered
    .slice(0, count)
    .map((each, i) => ({ ...each, title: `${movie!.title.replaceAll(' ', '.')}.${movie!.year}.${ends[i % ends.length]}` }))
    .map((each) => ({ ...each, parsed: parseRelease(each.title) }))
  return timed(() => decide(candidates, contextOf(movie!))).ms / count
}

const text = JSON.stringify(offered)
const rounds = Array.from({ length: 6 }, () => round(text)).slice(1)
const of = (figure: keyof (typeof rounds)[number]) => median(rounds.map((each) => each[figure]))
const total = of('parse') + of('match') + of('judge')
printTable(
  `${offers} candidates against ${wantedCount} wanted movies, median of ${rounds.length} rounds, ${of('chosen')} movies get a release`,
  [
    ...(['parse', 'match', 'judge'] as const).map((what) => line(what, of(what))),
    line('total', total),
    line('(reading them as JSON)', of('json')),
  ],
)
console.log(`memory: heap grew by ${of('heap').toFixed(0)} MB per round, ${(process.memoryUsage().rss / 1024 ** 2).toFixed(0)} MB resident`)
// The first run of each size is slower than the others.
const often = (count: number) => median([0, 1, 2, 3, 4, 5].map(() => forOneMovie(count)).slice(1))
const [few, many] = [often(200), often(4000)]
console.log(`for one movie, 20 times as many candidates: ${(many / few).toFixed(2)} times as long per candidate`)

function line(what: string, ms: number) {
  return { what, ms: ms.toFixed(1), 'candidates/s': (offers / (ms / 1000)).toFixed(0), 'times JSON': (ms / of('json')).toFixed(1) }
}
