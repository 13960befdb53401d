import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { circlesIn } from './circles'

/** A file of the project, by its path from the root. */
export type SourceFile = { readonly path: string; readonly text: string }
export type Violation = { readonly path: string; readonly what: string }

const root = join(import.meta.dir, '..')

/** Rooms whose values all rooms above may import, in the order in which they build on each other. */
const groundRooms = ['lib', 'platform', 'releases', 'tunnel'] as const
/** What a room may import from another: names, schemas, stored columns and their states. */
const shownByDomains = /\/(schema|table|fields|phase|sentences)$/
const shownToUpstream = ['server/media/schema']

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
/** They compose rooms, so they may import all of them. */
const isEntrance = (path: string) =>
  /^server\/(main|app|describe-api|ground|open-app|reactions|timetable)\.ts$/.test(path) || path.startsWith('server/cli/')
/** The only file of a room that may create clients of external services; only files that compose rooms import it. */
const isRoom = (path: string) => /^server\/[a-z]+\/room(\.ts)?$/.test(path)
/** What compose.ts may import besides rooms: how rooms are opened in turn, and two lists passed to rooms. */
const shownToCompose = /^server\/(lib\/late|timetable|descriptors\/index|openapi\/explorer)$/
const isTesting = (path: string) => isTest(path) || path.startsWith('server/testing/') || path.startsWith('web/testing/')
/** `server/movies/table.ts` is in `movies`; a file directly in server/ is its own room. */
const roomOf = (path: string) => path.split('/')[1]!.replace(/\.ts$/, '')

/** All violations. */
export const violationsIn = (files: readonly SourceFile[]): Violation[] => {
  const owners = tableOwners(files)
  return files.flatMap((file) => {
    if (file.path.startsWith('web/testing/')) return []
    const found = violationsOf(file, owners)
    return found.map((what) => ({ path: file.path, what }))
  })
}

const violationsOf = (file: SourceFile, owners: Owners): string[] => {
  if (file.path.startsWith('web/')) return webViolations(file)
  return file.path.startsWith('world/') ? worldViolations(file) : serverViolations(file, owners)
}

/** The fake internet imports nothing of the service except its smallest helpers. */
const worldViolations = (file: SourceFile): string[] =>
  isTest(file.path)
    ? []
    : importedValues(file)
        .filter(({ path, isOurs }) => isOurs && !path.startsWith('world/') && !path.startsWith('server/lib/'))
        .map(({ path }) => `the world imports a value of ${path}`)

const serverViolations = (file: SourceFile, owners: Owners): string[] => [
  ...importedValues(file).flatMap(({ path, isOurs }) => (isOurs ? roomViolation(file.path, path) : packageViolation(file.path, path))),
  ...(isTesting(file.path) ? [] : [...globalViolations(file), ...writeViolations(file, owners)]),
]

/** The UI may import types of the service and its field declarations, which are plain data; `web/ui` may not import data access. */
const webViolations = (file: SourceFile): string[] =>
  importedValues(file).flatMap(({ path, isOurs }) => {
    if (!isOurs) return []
    if (file.path.startsWith('web/ui/') && !isTest(file.path) && /^web\/(api|live)\//.test(path))
      return [`web/ui imports a value of ${path}`]
    return path.startsWith('server/') && !path.endsWith('/fields') ? [`the UI imports a value of ${path}`] : []
  })

type Imported = { readonly path: string; readonly isOurs: boolean }
const transpilers = { ts: new Bun.Transpiler({ loader: 'ts' }), tsx: new Bun.Transpiler({ loader: 'tsx' }) }
const transpilerFor = (path: string) => (path.endsWith('.tsx') ? transpilers.tsx : transpilers.ts)

/** Imports left after erasing types. Types may be imported from anywhere. */
const importedValues = ({ path, text }: SourceFile): Imported[] =>
  transpilerFor(path)
    .scanImports(text)
    .map((found) => {
      if (found.path.startsWith('.')) return { path: join(dirname(path), found.path).replace(/\.tsx?$/, ''), isOurs: true }
      if (/^#(server|web|world)\//.test(found.path)) return { path: found.path.slice(1).replace(/\.tsx?$/, ''), isOurs: true }
      return { path: found.path, isOurs: false }
    })

/** Which rooms may import values from which. */
const roomViolation = (from: string, to: string): string[] => {
  if (to.startsWith('world/'))
    return from.startsWith('server/cli/') || isTesting(from) ? [] : [`imports ${to}, which only the demo and tests may`]
  if (!to.startsWith('server/')) return to.startsWith('web/') ? [`imports a value of the UI: ${to}`] : []
  if (to.startsWith('server/testing/')) return isTesting(from) ? [] : [`imports ${to}, which is only for tests`]
  const [own, theirs] = [roomOf(from), roomOf(to)]
  if (isTesting(from)) return []
  if (from === 'server/compose.ts') return isRoom(to) || shownToCompose.test(to) ? [] : [`compose imports a value of ${to}`]
  if (isRoom(to) && own !== theirs) return isEntrance(from) ? [] : [`${own} imports the room of ${theirs}`]
  if (isEntrance(from) || own === theirs || (isRoom(from) && theirs === 'upstream')) return []
  return mayUse({ own, theirs, to }) ? [] : [`${own} imports a value of ${to}`]
}

const mayUse = ({ own, theirs, to }: { own: string; theirs: string; to: string }): boolean => {
  if (own === 'lib') return false
  if (own === 'platform' || own === 'releases' || own === 'tunnel' || own === 'events')
    return theirs === 'lib' || (own === 'events' && theirs === 'platform')
  if (own === 'upstream') return theirs === 'lib' || theirs === 'platform' || shownToUpstream.includes(to)
  if ((groundRooms as readonly string[]).includes(theirs) || to === 'server/events') return true
  return theirs !== 'upstream' && shownByDomains.test(to)
}

/** Packages that only certain files may import. */
const packageWalls: readonly { readonly name: RegExp; readonly allowed: RegExp }[] = [
  {
    name: /^(elysia|@elysiajs\/.*)$/,
    allowed: /^server\/(app|openapi\/[\w-]+|platform\/http\/[\w-]+|sessions\/authenticate)\.ts$|\/([\w-]+-)?routes\.ts$|\/schema\.ts$/,
  },
  { name: /^webtorrent(\/|$)/, allowed: /^(server\/torrent\/engine[\w-]*|world\/seeder-engine)\.ts$/ },
  { name: /^(node:)?process$/, allowed: /^server\/main\.ts$/ },
]

const packageViolation = (from: string, name: string): string[] =>
  isTesting(from) || packageWalls.every((wall) => !wall.name.test(name) || wall.allowed.test(from)) ? [] : [`imports ${name}`]

const globalWalls: readonly { readonly what: string; readonly found: RegExp; readonly allowed: RegExp }[] = [
  {
    what: 'reads the wall clock',
    found: /\bnew Date(?!\s*\(\s*[^)\s])|\bDate\.now\b|(?<![.\w]|new )Date\(/,
    allowed: /^server\/lib\/clock\.ts$/,
  },
  {
    what: 'accesses the process',
    found: /(?<![.\w$])process\.(?!kill\(\)|send\()[a-z]|\bBun\.(env|argv)\b/i,
    allowed: /^server\/main\.ts$/,
  },
  { what: 'writes to the console', found: /(?<![.\w$])console\./, allowed: /^$/ },
]

const globalViolations = ({ path, text }: SourceFile): string[] => {
  const code = withoutTexts(transpilerFor(path).transformSync(text))
  return globalWalls.filter(({ found, allowed }) => found.test(code) && !allowed.test(path)).map(({ what }) => what)
}

const withoutTexts = (code: string) => code.replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''")

type Owner = { readonly room: string; readonly variable: string; readonly name: string }
type Owners = readonly Owner[]

/** All stored tables with the room that declares each. */
const tableOwners = (files: readonly SourceFile[]): Owners =>
  files
    .filter(({ path }) => path.startsWith('server/') && path.endsWith('/table.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/export const (\w+) = sqliteTable\(\s*'(\w+)'/g)].map(([, variable = '', name = '']) => ({
        room: roomOf(path),
        variable,
        name,
      })),
    )

/** A backup is a separate database, and a restore copies data of the running one into it. */
const writesEverywhere = /^server\/backups\//

/** Only the room that declares a table may write to it. */
const writeViolations = ({ path, text }: SourceFile, owners: Owners): string[] => {
  if (writesEverywhere.test(path)) return []
  const foreign = owners.filter(({ room }) => room !== roomOf(path))
  return foreign
    .filter(({ variable, name }) => {
      const byBuilder = new RegExp(`\\.(insert|update|delete)\\(\\s*${variable}\\b`)
      const byText = new RegExp(
        `\\b(INSERT\\s+(OR\\s+\\w+\\s+)?INTO|REPLACE\\s+INTO|DELETE\\s+FROM|UPDATE)\\s+"?${name}"?(\\s+SET|\\s*\\(|\\s|["'\`]|$)`,
      )
      return byBuilder.test(text) || byText.test(text)
    })
    .map(({ room, name }) => `writes the table ${name}, which belongs to ${room}`)
}

/** All sources of service, UI and world. */
export const sourceFiles = (): SourceFile[] =>
  ['server', 'web', 'world'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.d\.ts$|\.gen\.ts$/.test(name))
      .map((name) => ({ path: `${folder}/${name.replaceAll('\\', '/')}`, text: readFileSync(join(root, folder, name), 'utf8') })),
  )

/** Fails if it finds no files, which would make the check meaningless. */
export const checkWalls = (files: readonly SourceFile[] = sourceFiles()): { readonly ok: boolean; readonly text: string } => {
  if (files.length === 0) return { ok: false, text: 'walls: found no files' }
  const found = violationsIn(files)
  const lines = [...found.map(({ path, what }) => `  ${path}: ${what}`), ...circlesIn(files).map((circle) => `  ${circle}`)]
  return { ok: lines.length === 0, text: [`walls: ${files.length} files, ${lines.length} violations`, ...lines].join('\n') }
}

if (import.meta.main) {
  const { ok, text } = checkWalls()
  console.log(text)
  process.exit(ok ? 0 : 1)
}
