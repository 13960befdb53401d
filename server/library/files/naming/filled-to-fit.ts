import { fitting } from './portable'
import type { NamedMovie } from './tokens'

const shortest = 20
const encoder = new TextEncoder()
const bytesOf = (text: string): number => encoder.encode(text).length

/**
 * The names of all path levels, with the titles cut as far as needed, so that what stands behind them stays: year, quality, part. A cut
 * title ends with the movie's id, so that two movies whose titles begin alike do not get the same name.
 */
export const filledToFit = (fill: (movie: NamedMovie) => string[], movie: NamedMovie, room: number): string[] => {
  const doesFit = (levels: readonly string[]) => levels.every((level) => bytesOf(level) <= room)
  const whole = fill(movie)
  if (doesFit(whole)) return whole
  let [least, most] = [shortest, room]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (doesFit(fill(cutTo(movie, middle)))) least = middle
    else most = middle - 1
  }
  return fill(cutTo(movie, least))
}

const cutTo = (movie: NamedMovie, bytes: number): NamedMovie => {
  const mark = movie.tmdb_id ? ` ${movie.tmdb_id}` : ''
  const cut = (title: string) => (bytesOf(title) <= bytes ? title : `${fitting(title, bytes - bytesOf(mark)).trim()}${mark}`)
  const { original_title, translated_titles } = movie
  return {
    ...movie,
    title: cut(movie.title),
    ...(original_title && { original_title: cut(original_title) }),
    ...(translated_titles && {
      translated_titles: Object.fromEntries(Object.entries(translated_titles).map(([language, title]) => [language, cut(title)])),
    }),
  }
}
