import { type Rule, refuse } from '../candidate'
import { list } from '../words'

/** The profile's languages are there. A release that names none counts as being in the movie's own. */
export const languageIsWanted: Rule = ({ languages }, { profile, movie }) => {
  const { mode, values } = profile.languages
  const own = movie.original_language
  const wanted = (mode === 'original' ? ['Original'] : values).flatMap((value) => (value === 'Original' ? (own ?? []) : value))
  if (mode === 'any' || wanted.length === 0) return undefined

  const missing = wanted.filter((language) => !languages.includes(language))
  const lacks = mode === 'all_of' ? missing.length > 0 : missing.length === wanted.length
  if (!lacks) return undefined
  const has = languages.length > 0 ? `it is in ${list(languages, 'and')}` : 'nobody says which language it is in'
  return refuse('language_not_wanted', `${has}, wanted is ${mode === 'all_of' ? list(wanted, 'and') : list(wanted, 'or')}`)
}
