import { useQuery } from '@tanstack/react-query'
import { genresQuery } from '../api/discover-queries'
import { tOr } from '../i18n/translate'

/** `provided`: the provider's name, in the language of the movies' texts. Movies of the library have the same one. */
export type KnownGenre = { readonly id: number; readonly name: string; readonly provided: string }

/** All genres, named in the UI language. */
export const useGenres = (isEnabled = true): readonly KnownGenre[] => {
  const found = useQuery({ ...genresQuery, enabled: isEnabled })
  return (found.data?.results ?? []).map(({ id, name }) => ({ id, name: tOr(`genre.${String(id)}`, name), provided: name }))
}
