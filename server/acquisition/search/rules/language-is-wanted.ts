import { say } from '#server/foundation/lib/sentence'
import { codeOfLanguage } from '#server/foundation/releases/languages'
import { type Context, type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

/** The release has the profile's languages. Without a stated language it counts as the movie's original one. */
export const languageIsWanted: LastingRule = ({ languages }, context) => {
  const unwanted = unwantedLanguages(languages, context)
  if (!unwanted) return undefined
  const { isLacking, ...values } = unwanted
  if (languages.length === 0) return refuse(say(sentences, 'language_unknown', values))
  return refuse(say(sentences, isLacking ? 'languages_missing' : 'language_not_wanted', values))
}

/** The actual and the wanted languages, by code; undefined if they agree. `isLacking`: all wanted ones are required. */
export const unwantedLanguages = (languages: readonly string[], { profile, movie }: Pick<Context, 'profile' | 'movie'>) => {
  const { mode, values } = profile.languages
  const own = movie.original_language
  const wanted = (mode === 'original' ? ['Original'] : values).flatMap((value) => (value === 'Original' ? (own ?? []) : value))
  if (mode === 'any' || wanted.length === 0) return undefined

  const isLacking = mode === 'all_of'
  const missing = wanted.filter((language) => !languages.includes(language))
  const lacks = isLacking ? missing.length > 0 : missing.length === wanted.length
  return lacks ? { languages: languages.map(codeOf), wanted: wanted.map(codeOf), isLacking } : undefined
}

const codeOf = (name: string): string => codeOfLanguage(name) || name
