import { eq } from 'drizzle-orm'
import { wantedMovie } from '#server/acquisition/context'
import { scoreOf } from '#server/acquisition/score'
import type { Basics } from '#server/compose'
import type { Library } from '#server/compose-library'
import { createAdoptFile } from '#server/library/adopt-file'
import { createApplyScan } from '#server/library/apply-scan'
import { createRecognise } from '#server/library/recognise'
import { createScanFolder } from '#server/library/scan'
import { createScans } from '#server/library/scans'
import { moviesTable } from '#server/movies/table'
import { customFormatsTable } from '#server/profiles/table'
import { createMovieIndex } from '#server/releases/movie-index'
import { parseRelease } from '#server/releases/parse-release'

export type Shelf = ReturnType<typeof composeShelf>

/** A library that is there already: recognised, shown, taken in where it lies. */
export const composeShelf = (basics: Basics, library: Library) => {
  const { db, journal, clock, cursors, logs } = basics
  const { metadata, mediaTool, movies, reading, roots, profiles, files } = library
  const scans = createScans({ db, clock, cursors })
  scans.endInterrupted()

  const recogniser = () => {
    const films = db.select().from(moviesTable).all().map(wantedMovie)
    const byMetadataId = new Map(films.map((film) => [film.metadata_id, film]))
    const known = { find: createMovieIndex(films).find, byMetadataId: (id: number) => byMetadataId.get(id) }
    return createRecognise({ metadata, known, pause: (seconds) => Bun.sleep(seconds * 1000) })
  }
  const scanFolder = createScanFolder({ journal, clock, log: logs.for('library', 'scan'), scans, files, root: roots.row, recogniser })

  const adopt = createAdoptFile({
    clock,
    meetsCutoff: library.meetsCutoff,
    scoreOf: (movie, { title, size_bytes }) => {
      const candidate = { ...blank, guid: title, title, size_bytes, parsed: parseRelease(title) }
      const formats = db.select().from(customFormatsTable).all()
      return scoreOf(candidate, { movie: wantedMovie(movie), formats, profile: profiles.get(movie.quality_profile_id) }).score
    },
  })
  const applyScan = createApplyScan({
    journal,
    clock,
    log: logs.for('library', 'apply-scan'),
    scans,
    root: roots.row,
    filmOf: async (metadata_id, choices) => {
      const known = db.select().from(moviesTable).where(eq(moviesTable.metadata_id, metadata_id)).get()
      return known ?? reading.row((await movies.add({ metadata_id, ...choices, search: false })).id)
    },
    probe: mediaTool.probe,
    adopt,
    noteFolder: movies.note,
  })
  return { scans, scanFolder, applyScan, adopt }
}

const blank = {
  indexer: { id: null, name: 'the shelf', priority: 25, min_seeders: 0, disabled_until: null },
  protocol: 'torrent' as const,
  published_at: null,
  seeders: null,
  peers: null,
  info_hash: null,
  imdb_id: null,
  tmdb_id: null,
  categories: [],
  flags: [],
  container: null,
  languages: [],
}
