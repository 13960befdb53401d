import { useQuery } from '@tanstack/react-query'
import { genresQuery } from '../../data/api/discover-queries'
import { genreWord } from '../../i18n/genre'

/** English names: the provider's own may be in any language. */
const names: Readonly<Record<number, string>> = {
  12: 'Adventure',
  14: 'Fantasy',
  16: 'Animation',
  18: 'Drama',
  27: 'Horror',
  28: 'Action',
  35: 'Comedy',
  36: 'History',
  37: 'Western',
  53: 'Thriller',
  80: 'Crime',
  99: 'Documentary',
  878: 'Science Fiction',
  9648: 'Mystery',
  10402: 'Music',
  10749: 'Romance',
  10751: 'Family',
  10752: 'War',
  10770: 'TV Movie',
}

/** `provided`: the provider's name, in the language of the movies' texts. Movies of the library have the same one. */
export type KnownGenre = { readonly id: number; readonly name: string; readonly provided: string }

/** All genres, named in the UI language. */
export const useGenres = (isEnabled = true): readonly KnownGenre[] => {
  const found = useQuery({ ...genresQuery, enabled: isEnabled })
  return (found.data?.results ?? []).map(({ id, name }) => ({ id, name: genreWord(names[id] ?? name), provided: name }))
}
