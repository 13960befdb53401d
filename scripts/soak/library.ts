import { importLibrary } from '../../e2e/ui/library-run'

/** Imports a library of many movies in the browser. Exits with 1 if too few are recognized, one is wrong, or anything on disk changed. */
const movies = Number(process.argv[2] ?? 2000)
const { shelf, found, held, before, after, problems, seconds } = await importLibrary(movies)

const matched = found.filter(({ state }) => state === 'matched')
const isTrue = (file: { relative_path: string; metadata_id: number | null }) => shelf.truth.get(file.relative_path)?.id === file.metadata_id
const wrong = [...matched, ...held].filter((file) => !isTrue(file)).map(({ relative_path }) => `wrong movie: ${relative_path}`)
const share = matched.length / shelf.truth.size
if (share < 0.98) wrong.push(`only ${(share * 100).toFixed(1)} % were recognized`)
if (found.length !== shelf.truth.size) wrong.push(`${found.length} files found, ${shelf.truth.size} are movies`)
if (held.length !== matched.length) wrong.push(`${held.length} of ${matched.length} imported`)
if (after.join('\n') !== before.join('\n')) wrong.push('something on disk changed')
wrong.push(...problems)

console.log(
  `${movies} movies in ${shelf.truth.size} files: ${matched.length} recognized (${(share * 100).toFixed(2)} %), ${wrong.length} wrong; ` +
    `scanned in ${seconds.looking.toFixed(0)} s, imported in ${seconds.taking.toFixed(0)} s`,
)
for (const { relative_path, state, reasons } of found)
  if (state !== 'matched') console.log(`${state}: ${relative_path}: ${reasons.join('; ')}`)
for (const each of wrong) console.log(each)
process.exitCode = wrong.length === 0 ? 0 : 1
