import { inArray } from 'drizzle-orm'
import { sentences as choices } from '#server/catalog/movies/sentences'
import { tagsTable } from '#server/catalog/tags/table'
import { say } from '#server/foundation/lib/sentence'
import { addressProblem } from '#server/foundation/lib/text-formats'
import type { Tx } from '#server/foundation/platform/db/open'
import { Invalid } from '#server/foundation/platform/errors'
import { languageNamed, languageOfCode } from '#server/foundation/releases/languages'
import type { NewIndexer } from './schema'
import { sentences } from './sentences'

type Terms = Pick<NewIndexer, 'link_origins' | 'required_flags' | 'multi_languages' | 'tag_ids'>

/** What an indexer is used for, as it is stored: origins without path or login, flags in lower case, languages by name. Throws Invalid. */
export const checkedTerms = (tx: Tx, { link_origins, required_flags, multi_languages, tag_ids }: Terms): Terms => {
  if (tag_ids) checkTags(tx, tag_ids)
  return {
    ...(link_origins && { link_origins: unique(link_origins.map(originOf)) }),
    ...(required_flags && { required_flags: unique(required_flags.map((flag) => flag.trim().toLowerCase())) }),
    ...(multi_languages && { multi_languages: unique(multi_languages.map(languageIn)) }),
  }
}

const unique = (values: readonly string[]): string[] => [...new Set(values)].filter((value) => value !== '')

const originOf = (address: string, at: number): string => {
  const wrong = addressProblem(address)
  if (wrong) throw new Invalid(wrong, `link_origins.${at}`)
  return new URL(address).origin
}

const languageIn = (text: string, at: number): string => {
  const known = languageNamed(text) ?? languageOfCode(text)
  if (!known || known.id <= 0) throw new Invalid(say(sentences, 'indexer_language_unknown', { language: text }), `multi_languages.${at}`)
  return known.name
}

const checkTags = (tx: Tx, ids: readonly number[]): void => {
  const known = tx
    .select({ id: tagsTable.id })
    .from(tagsTable)
    .where(inArray(tagsTable.id, [...ids]))
    .all()
  const missing = ids.find((id) => !known.some((tag) => tag.id === id))
  if (missing !== undefined) throw new Invalid(say(choices, 'tag_does_not_exist', { id: missing }), 'tag_ids')
}
