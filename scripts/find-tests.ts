import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dir, '..')
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Paths of all tests in these folders, from the project's root. */
export const testsIn = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name).replaceAll('\\', '/')),
    )
    .filter((path) => isTest(path) && !path.includes('node_modules'))
    .toSorted()

const transpilers = { ts: new Bun.Transpiler({ loader: 'ts' }), tsx: new Bun.Transpiler({ loader: 'tsx' }) }
const isCode = (path: string) => /\.tsx?$/.test(path)
type File = { readonly text: string; readonly imports: readonly string[] }
const files = new Map<string, File>()
/** A file with the files of ours that it imports, except for their types only. */
const read = (path: string): File => {
  const known = files.get(path)
  if (known) return known
  const text = readFileSync(join(root, path), 'utf8')
  const found = isCode(path) ? transpilers[path.endsWith('x') ? 'tsx' : 'ts'].scanImports(text) : []
  const file = { text, imports: found.flatMap((each) => fileOf(path, each.path)) }
  files.set(path, file)
  return file
}

const fileOf = (from: string, name: string): string[] => {
  const isOurs = name.startsWith('.') || /^#(server|web|world)\//.test(name)
  if (!isOurs) return []
  const path = (name.startsWith('.') ? join(dirname(from), name) : name.slice(1)).replaceAll('\\', '/')
  return [`${path}.ts`, `${path}.tsx`, path].filter((each) => statSync(join(root, each), { throwIfNoEntry: false })?.isFile()).slice(0, 1)
}

/** Everything that a test runs, following imports for which `follows` is true. */
const reachedBy = (test: string, follows: (path: string) => boolean): Set<string> => {
  const reached = new Set([test])
  for (const path of reached) for (const next of read(path).imports) if (follows(next)) reached.add(next)
  return reached
}

/** Everything of ours that a test runs or imports as data. */
export const filesOf = (test: string): string[] => [...reachedBy(test, () => true)]

/** Whether a test finds files of the project by their path, so that its imports do not tell everything that it depends on. */
export const readsByPath = (test: string): boolean => /import\.meta|process\.cwd\(/.test(read(test).text)

/** Whether a change in one of these folders or files can change the result of a test. */
export const dependsOn = (test: string, folders: readonly string[]): boolean =>
  filesOf(test).some((path) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`)))

const startsProcess =
  /\bBun\.spawn|spawnSync|child_process|\bneeds\(|createTorrentSession|createMediaTool|process\.execPath|\bcreateChild\b|\bnew Worker\b/
const isForTests = (path: string) => isTest(path) || path.startsWith('server/testing/')

/** Tests without a process of their own that still take seconds: real connections, thousands of movies, or many generated cases. */
export const longTests: readonly string[] = [
  'server/acquisition/indexers/through-tunnel',
  'server/acquisition/search/choice.property',
  'server/acquisition/search/daily-budget',
  'server/acquisition/search/decide-plainly.property',
  'server/acquisition/search/full-pass',
  'server/acquisition/search/links',
  'server/acquisition/search/taking',
  'server/acquisition/search/wanted-movies',
  'server/catalog/movies/counts-kept',
  'server/catalog/movies/facets',
  'server/catalog/movies/known-movies',
  'server/catalog/movies/same-answers',
  'server/catalog/movies/search-titles',
  'server/connections/radarr/import-radarr',
  'server/connections/tracker/failures',
  'server/foundation/lib/template',
  'server/foundation/lib/xml',
  'server/foundation/platform/http/kept-answers',
  'server/foundation/platform/http/listen',
  'server/foundation/platform/http/query',
  'server/foundation/releases/hostile-names',
  'server/foundation/releases/regex-safety',
  'server/library/files/inspect-payload',
  'server/library/files/manual-import',
  'server/library/files/plan-renames',
  'server/library/files/recycled-list',
  'server/library/files/scan-folder',
  'server/library/files/scan-resume',
  'server/library/files/upkeep',
  'server/network/tunnel/forwarded-port',
  'server/network/tunnel/relay/behind-proxy',
  'server/network/tunnel/sockets/network',
  'server/network/tunnel/stack/long-line',
  'server/network/vpn/vpn',
  'server/service/backups/hostile-archives',
  'world/footage',
]
const long = new Set(longTests.map((path) => `${path}.test.ts`))

/** Whether a test belongs into the short check: it starts no process, neither itself nor through a helper, and is over in a moment. */
export const isShort = (test: string): boolean =>
  !long.has(test) && [...reachedBy(test, isForTests)].every((path) => !isForTests(path) || !startsProcess.test(read(path).text))
