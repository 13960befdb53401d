import type { Key } from '../i18n/translate'
import type { Tone } from '../kit/badge'
import type { Movie, MovieStatus } from './api/types'

export type Face = { word: Key; tone: Tone; badge: boolean }

/** Word and tone of each movie status, and whether the poster shows it as a badge. */
export const movieFaces: Record<MovieStatus, Face> = {
  unmonitored: { word: 'movie.unmonitored', tone: 'plain', badge: true },
  unreleased: { word: 'movie.unreleased', tone: 'info', badge: true },
  wanted: { word: 'movie.wanted', tone: 'warn', badge: true },
  downloading: { word: 'movie.downloading', tone: 'accent', badge: true },
  importing: { word: 'movie.importing', tone: 'info', badge: true },
  available: { word: 'movie.available', tone: 'ok', badge: false },
  upgradable: { word: 'movie.upgradable', tone: 'info', badge: false },
  missing_file: { word: 'movie.missing_file', tone: 'bad', badge: true },
}

export const movieWord = (status: MovieStatus) => movieFaces[status].word

/** Has a file that can be watched. */
export const isHere = ({ status }: Pick<Movie, 'status'>) => status === 'available' || status === 'upgradable'
