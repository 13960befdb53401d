import type { Prepared } from './api'

type Tracks = Prepared['subtitle_tracks']
type Track = Tracks[number]
/** What a person chose last: a language, or none. Null before the first choice. */
export type Choice = { readonly language: string | null } | null
type Heard = { readonly audio: string | null; readonly ui: string }

const sameLanguage = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.split('-')[0]?.toLowerCase() === b.split('-')[0]?.toLowerCase()

/**
 * The subtitles that a movie begins with: those in the language that a person chose last, with the flags of the file as far as they say more.
 * Forced ones cover only what is foreign in the movie, so they are shown also when nothing else is wanted. A file's default is shown if it is
 * in another language than the sound.
 */
export const firstSubtitle = (tracks: Tracks, choice: Choice, { audio, ui }: Heard): Track | null => {
  const inLanguage = (language: string, isForced: boolean) =>
    tracks.find((track) => track.forced === isForced && sameLanguage(track.language, language))
  const forced = (audio === null ? undefined : inLanguage(audio, true)) ?? inLanguage(ui, true)
  if (choice?.language === null) return forced ?? null
  if (choice) return inLanguage(choice.language ?? '', false) ?? forced ?? null
  return (
    forced ?? defaultOf(tracks, { audio, ui }) ?? tracks.find((track) => track.forced && track.default && track.language === null) ?? null
  )
}

/** Programs mark every track as default where nobody says otherwise, so a flag that all have means nothing. */
const defaultOf = (tracks: Tracks, { audio, ui }: Heard): Track | null => {
  const marked = tracks.filter((track) => track.default && !track.forced)
  const isChosen = marked.length === 1 && tracks.length > 1
  const foreign = marked.filter(({ language }) => audio !== null && language !== null && !sameLanguage(language, audio))
  return foreign.find(({ language }) => isChosen || sameLanguage(language, ui)) ?? null
}
