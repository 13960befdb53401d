import { languageOfDialect } from '#server/foundation/releases/languages'

/** Formats languages as `[EN+DE]`. `EN+DE` keeps only these, in this order; `-NL` excludes some; a trailing `+` marks omissions. */
export const selectLanguages = (tracks: readonly { readonly language: string | null }[], argument: string | null): string => {
  const spoken = [...new Set(tracks.flatMap(({ language }) => (language ? [baseOf(language)] : [])))]
  const { names, without } = filterOf(argument?.toUpperCase() ?? '', '+')
  const marked = argument?.endsWith('+') ?? false
  const kept = chosen(spoken, names, without)
  const shown = marked && kept.length < spoken.length ? [...kept, '-'] : kept
  return kept.length > 0 ? `[${shown.join('+')}]` : ''
}

/** `A,B` keeps only these custom formats, in template order; `-A,B` excludes them. */
export const selectFormats = (formats: readonly string[], argument: string | null): string[] => {
  const { names, without } = filterOf(argument ?? '', ',')
  return chosen(formats, names, without)
}

/** Shows a dialect as its base language. */
const baseOf = (code: string) => ((languageOfDialect(code)?.codes[0] ?? code).split('-')[0] ?? code).toUpperCase()

const filterOf = (argument: string, separator: '+' | ',') => {
  const without = argument.startsWith('-')
  const names = argument
    .slice(without ? 1 : 0)
    .split(separator)
    .map((name) => name.trim())
    .filter(Boolean)
  return { names, without }
}

const chosen = (all: readonly string[], names: readonly string[], without: boolean): string[] => {
  if (names.length === 0) return [...all]
  if (without) return all.filter((one) => !names.includes(one))
  return names.filter((name) => all.includes(name))
}
