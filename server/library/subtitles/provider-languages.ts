import { codeOfLanguage, languageOfCode } from '#server/foundation/releases/languages'

/** Where the provider's codes differ from ours; one of ours may map to several of theirs. */
const theirsOf: Readonly<Record<string, readonly string[]>> = {
  pt: ['pt-PT'],
  'pt-br': ['pt-BR'],
  zh: ['zh-CN', 'zh-TW'],
  'es-419': ['ea', 'sp'],
}
const oursOf = new Map(Object.entries(theirsOf).flatMap(([ours, theirs]) => theirs.map((code) => [code.toLowerCase(), ours] as const)))

/** A subtitle language code as stored (`en`, `pt-br`). Null for an unknown language. */
export const ownCode = (code: string): string | null => {
  const language = languageOfCode(code)
  return language ? codeOfLanguage(language.name) || null : null
}

/** Our code for the provider's language. */
export const codeFromProvider = (code: string): string | null => oursOf.get(code.toLowerCase()) ?? ownCode(code)

/** The provider's codes for our language. */
export const codesForProvider = (code: string): readonly string[] => theirsOf[code] ?? [code]
