import { codeOfLanguage, languageOfCode } from '#server/releases/languages'

/** Where the provider's codes differ from ours: one of ours may be several of theirs. */
const theirsOf: Readonly<Record<string, readonly string[]>> = {
  pt: ['pt-PT'],
  'pt-br': ['pt-BR'],
  zh: ['zh-CN', 'zh-TW'],
  'es-419': ['ea', 'sp'],
}
const oursOf = new Map(Object.entries(theirsOf).flatMap(([ours, theirs]) => theirs.map((code) => [code.toLowerCase(), ours] as const)))

/** A code as it is stored of subtitles (`en`, `pt-br`); null for a language that we do not know. */
export const ownCode = (code: string): string | null => {
  const language = languageOfCode(code)
  return language ? codeOfLanguage(language.name) || null : null
}

/** Our code of a language that the provider names. */
export const codeFromProvider = (code: string): string | null => oursOf.get(code.toLowerCase()) ?? ownCode(code)

/** The codes by which the provider knows a language of ours. */
export const codesForProvider = (code: string): readonly string[] => theirsOf[code] ?? [code]
