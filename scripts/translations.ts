import type { Catalog, Draft, Part } from '#web/i18n/catalog.ts'
import { german } from '#web/i18n/de/index.ts'
import { languages } from '#web/i18n/translate.ts'

/** Keys of all texts that a complete language has: those of the pages, the sentences of the service, and the texts of its settings. */
export const textsIn = async ({ parts, sentences }: Catalog | Draft): Promise<Set<string>> => {
  const loads = Object.entries(parts) as [Part, () => Promise<{ words: object; sentences?: object }>][]
  const pages = await Promise.all(loads.map(async ([part, load]) => ({ part, ...(await load()) })))
  const told = await sentences?.()
  return new Set([
    ...pages.flatMap(({ part, words }) => Object.keys(words).map((key) => `${part}: ${key}`)),
    ...[...pages.map((page) => page.sentences ?? {}), told?.sentences ?? {}]
      .flatMap((each) => Object.keys(each))
      .map((key) => `sentence: ${key}`),
    ...Object.keys(told?.words ?? {}).map((key) => `word: ${key}`),
    ...Object.keys(told?.fields ?? {}).map((key) => `setting: ${key}`),
  ])
}

/** A line for each language: how much of it there is. */
export const lineFor = (code: string, name: string, { all, own }: { all: ReadonlySet<string>; own: ReadonlySet<string> }): string => {
  const missing = [...all].filter((key) => !own.has(key)).length
  return missing === 0
    ? `${code}  ${name}: all ${all.size} texts`
    : `${code}  ${name}: ${all.size - missing} of ${all.size} texts, ${missing} missing`
}

/** `npm run translations` says how much of each language there is; `-- it` also names each missing text of this one. */
const main = async (chosen: string | undefined) => {
  const all = await textsIn(german)
  const others = Object.entries<Catalog | Draft>(languages).filter(([code]) => code !== 'en')
  if (chosen !== undefined && !others.some(([code]) => code === chosen)) {
    console.error(`There is no language ${chosen} in web/i18n/translate.ts: ${others.map(([code]) => code).join(', ')}`)
    process.exit(64)
  }
  for (const [code, catalog] of others) {
    const own = await textsIn(catalog)
    console.log(lineFor(code, catalog.name, { all, own }))
    if (code === chosen) for (const key of all) if (!own.has(key)) console.log(`  ${key}`)
  }
}

if (import.meta.main) await main(process.argv[2])
