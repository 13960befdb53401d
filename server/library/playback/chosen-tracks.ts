import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/foundation/platform/db/open'
import type { Reading } from '#server/library/media/reading'
import type { Prepared, PrepareRequest, Progress } from './schema'
import { type ChosenTracks, playsTable, type TrackChoice } from './table'

type Track = { readonly language: string | null }
/** The tracks of a file, in the order of their numbers. */
type Tracks = { readonly audio: readonly Track[]; readonly subtitles: readonly Track[] }

/** What a report says that a person chose, with the languages: another file of the movie has other numbers. */
export const chosenIn = ({ audio_track, subtitle_track }: Progress, { audio, subtitles }: Tracks): ChosenTracks => {
  const sound = choiceOf(audio, audio_track)
  const text = subtitle_track === null ? null : choiceOf(subtitles, subtitle_track)
  return { ...(sound && { audio: sound }), ...(text !== undefined && { subtitle: text }) }
}

const choiceOf = (tracks: readonly Track[], index: number | undefined): TrackChoice | undefined => {
  const track = index === undefined ? undefined : tracks[index]
  return track && index !== undefined ? { index, language: track.language } : undefined
}

/** The track of a file that is the one that was chosen: the same of the same file, otherwise the first in its language. */
const sameTrack = (tracks: readonly Track[], { index, language }: TrackChoice, isSameFile: boolean): number | undefined => {
  if (isSameFile && tracks[index]?.language === language) return index
  const found = language === null ? -1 : tracks.findIndex((track) => track.language === language)
  return found < 0 ? undefined : found
}

type Asked = { readonly file_id: number; readonly request: PrepareRequest; readonly session_id: string | null }
type Deps = {
  db: Db
  prepare: (asked: Asked) => Promise<Prepared>
  find: (fileId: number) => Promise<{ movie_id: number; reading: Pick<Reading, 'audio'> | null }>
}

/** Plays a movie with the sound and the subtitles that a person chose for it the last time, unless the request says others. */
export const createPrepareAsChosen = ({ db, prepare, find }: Deps) => {
  const chosenFor = (movie_id: number) =>
    db
      .select({ file_id: playsTable.file_id, chosen: playsTable.chosen })
      .from(playsTable)
      .where(and(eq(playsTable.movie_id, movie_id), isNotNull(playsTable.chosen)))
      .orderBy(desc(playsTable.last_at))
      .all()

  return async (asked: Asked): Promise<Prepared> => {
    const { file_id, request } = asked
    const { movie_id, reading } = await find(file_id)
    const plays = chosenFor(movie_id)
    const sound = plays.find(({ chosen }) => chosen?.audio)
    const audio_track =
      request.audio_track ?? (sound?.chosen?.audio && sameTrack(reading?.audio ?? [], sound.chosen.audio, sound.file_id === file_id))
    const prepared = await prepare({ ...asked, request: { ...request, ...(audio_track !== undefined && { audio_track }) } })
    const text = plays.find(({ chosen }) => chosen?.subtitle !== undefined)
    if (request.subtitle_track !== undefined || !text) return prepared
    if (!text.chosen?.subtitle) return { ...prepared, subtitles_off: true }
    const subtitle_track = sameTrack(prepared.subtitle_tracks, text.chosen.subtitle, text.file_id === file_id)
    return subtitle_track !== undefined && prepared.subtitle_tracks[subtitle_track]?.url ? { ...prepared, subtitle_track } : prepared
  }
}
