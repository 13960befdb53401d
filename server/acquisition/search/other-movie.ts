import { and, eq, inArray, ne } from 'drizzle-orm'
import { open } from '#server/acquisition/downloads/phase'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { moviesTable } from '#server/catalog/movies/table'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { Conflict } from '#server/foundation/platform/errors'
import { sentences } from './sentences'

type Movie = { readonly title: string; readonly year: number | null }

export const downloadingFor = ({ title, year }: Movie): Sentence =>
  say(sentences, 'downloading_for_other', { movie: year === null ? title : `${title} (${year})` })

/** Another movie whose download uses this torrent. Selecting this movie's files would leave the other's incomplete. */
export const otherMovieOf = (db: Tx | Db, { movie_id }: { movie_id: number }, { info_hash }: { info_hash: string }): Movie | undefined =>
  db
    .select({ title: moviesTable.title, year: moviesTable.year })
    .from(downloadsTable)
    .innerJoin(moviesTable, eq(moviesTable.id, downloadsTable.movie_id))
    .where(and(eq(downloadsTable.info_hash, info_hash), ne(downloadsTable.movie_id, movie_id), inArray(downloadsTable.state, open)))
    .get()

/** Returns the torrent. Throws Conflict if it is being downloaded for another movie. */
export const refuseIfUsed =
  (db: Tx | Db, wanted: { movie_id: number }) =>
  <T extends { info_hash: string }>(source: T): T => {
    const other = otherMovieOf(db, wanted, source)
    if (other) throw new Conflict(downloadingFor(other))
    return source
  }
