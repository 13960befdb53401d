import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { circlesIn } from './circles'

/** A file of the project, by its path from the root. */
export type SourceFile = { readonly path: string; readonly text: string }
export type Violation = { readonly path: string; readonly what: string }

const root = join(import.meta.dir, '..')

/** The groups of `server/` from the ground up, each with the groups whose rooms its own rooms may import from. */
export const groups = {
  foundation: [],
  network: ['foundation'],
  catalog: ['foundation'],
  library: ['foundation', 'catalog'],
  acquisition: ['foundation', 'network', 'catalog', 'library'],
  connections: ['foundation', 'catalog', 'library', 'acquisition'],
  service: ['foundation', 'network', 'catalog', 'library', 'acquisition', 'connections'],
} as const satisfies Record<string, readonly string[]>
type Group = keyof typeof groups

type Exception = { readonly from: RegExp; readonly to: RegExp; readonly why: string }
/** Imports against the order of the groups: stored columns, states, and shapes, never code that acts. */
const exceptions: readonly Exception[] = [
  {
    from: /^server\/catalog\/(movies|stats|wanted)\//,
    to: /^server\/(library|acquisition)\/\w+\/table$/,
    why: 'the status of a movie and its statistics follow from its files and downloads',
  },
  {
    from: /^server\/library\/(files|playback|storage)\//,
    to: /^server\/acquisition\/\w+\/(table|phase)$/,
    why: 'a file that was downloaded knows its release, and the recycle bin and the storage rules spare what is still downloading',
  },
  {
    from: /^server\/catalog\/follows\//,
    to: /^server\/library\/files\/table$/,
    why: 'what is followed may have a root folder of its own for its movies',
  },
  {
    from: /^server\/foundation\/config\//,
    to: /^server\/library\/files\/table$/,
    why: 'the default root folder must be one of the root folders',
  },
  {
    from: /^server\/connections\/tracker\//,
    to: /^server\/service\/tasks\/schema$/,
    why: 'a sync by hand answers with the run of its task',
  },
]

/** Rooms whose values all rooms above may import. Within them, `lib` imports nothing, and the others only `lib`. */
const knowledge: readonly string[] = ['foundation/lib', 'foundation/platform', 'foundation/releases', 'network/tunnel']
/** What a room may import from another: names, schemas, stored columns and their states. */
const shownByRooms = /\/(schema|table|fields|phase|sentences)$/

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
/** They compose rooms, so they may import all of them. */
const isEntrance = (path: string) =>
  /^server\/(main|app|describe-api|ground|open-app|reactions|timetable)\.ts$/.test(path) || path.startsWith('server/cli/')
/** The only file of a room that may create clients of external services; only files that compose rooms import it. */
const isRoom = (path: string) => /^server\/[a-z]+\/[a-z-]+\/room(\.ts)?$/.test(path)
/** What compose.ts may import besides rooms: how rooms are opened in turn, and two lists passed to rooms. */
const shownToCompose = /^server\/(foundation\/lib\/late|timetable|foundation\/descriptors\/index|service\/openapi\/explorer)$/
const isTesting = (path: string) => isTest(path) || path.startsWith('server/testing/') || path.startsWith('web/testing/')
/** `server/catalog/movies/table.ts` is in `catalog/movies`; a file directly in server/, `cli`, and `testing` are rooms without a group. */
const roomOf = (path: string): string => {
  const [, group = '', room = ''] = path.replace(/\.ts$/, '').split('/')
  return group in groups ? `${group}/${room}` : group
}
const groupOf = (room: string) => room.split('/')[0] as Group

/** All violations. */
export const violationsIn = (files: readonly SourceFile[]): Violation[] => {
  const owners = tableOwners(files)
  return files.flatMap((file) => {
    if (file.path.startsWith('web/testing/')) return []
    const found = [...violationsOf(file, owners), ...sleepViolations(file)]
    return found.map((what) => ({ path: file.path, what }))
  })
}

const violationsOf = (file: SourceFile, owners: Owners): string[] => {
  if (file.path.startsWith('e2e/')) return []
  if (file.path.startsWith('web/')) return webViolations(file)
  return file.path.startsWith('world/') ? worldViolations(file) : serverViolations(file, owners)
}

/** The fake internet imports nothing of the service except its smallest helpers. */
const worldViolations = (file: SourceFile): string[] =>
  isTest(file.path)
    ? []
    : importedValues(file)
        .filter(({ path, isOurs }) => isOurs && !path.startsWith('world/') && !path.startsWith('server/foundation/lib/'))
        .map(({ path }) => `the world imports a value of ${path}`)

const serverViolations = (file: SourceFile, owners: Owners): string[] => [
  ...importedValues(file).flatMap(({ path, isOurs }) => (isOurs ? roomViolation(file.path, path) : packageViolation(file.path, path))),
  ...(isTesting(file.path) ? [] : [...globalViolations(file), ...writeViolations(file, owners)]),
]

/** The UI may import types of the service and its field declarations, which are plain data; `web/kit` may not import data access. */
const webViolations = (file: SourceFile): string[] =>
  importedValues(file).flatMap(({ path, isOurs }) => {
    if (!isOurs) return []
    if (file.path.startsWith('web/kit/') && !isTest(file.path) && /^web\/data\/(api|live)\//.test(path))
      return [`web/kit imports a value of ${path}`]
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
  if (isEntrance(from) || own === theirs || (isRoom(from) && theirs === 'foundation/upstream')) return []
  return mayUse({ from, own, theirs, to }) ? [] : [`${own} imports a value of ${to}`]
}

type Use = { readonly from: string; readonly own: string; readonly theirs: string; readonly to: string }
const mayUse = ({ from, own, theirs, to }: Use): boolean => {
  if (own === 'foundation/lib') return false
  if (knowledge.includes(own)) return theirs === 'foundation/lib'
  const isOfRuntime = ['foundation/lib', 'foundation/platform'].includes(theirs)
  if (!isGrouped(own)) return isOfRuntime || to.endsWith('/sentences')
  if (own === 'foundation/upstream') return isOfRuntime
  if (to === 'server/events' || exceptions.some((exception) => exception.from.test(from) && exception.to.test(to))) return true
  return isBelow(own, theirs) && (knowledge.includes(theirs) || (theirs !== 'foundation/upstream' && shownByRooms.test(to)))
}
const isGrouped = (room: string) => room.includes('/')
const isBelow = (own: string, theirs: string): boolean => {
  const [upper, lower] = [groupOf(own), groupOf(theirs)]
  return upper === lower || (groups[upper] as readonly string[]).includes(lower)
}

/** Packages that only certain files may import. */
const packageWalls: readonly { readonly name: RegExp; readonly allowed: RegExp }[] = [
  {
    name: /^(elysia|@elysiajs\/.*)$/,
    allowed:
      /^server\/(app|service\/openapi\/[\w-]+|foundation\/platform\/http\/[\w-]+|service\/sessions\/authenticate)\.ts$|\/([\w-]+-)?routes\.ts$|\/schema\.ts$/,
  },
  { name: /^webtorrent(\/|$)/, allowed: /^(server\/acquisition\/torrent\/engine[\w-]*|world\/seeder-engine)\.ts$/ },
  { name: /^(node:)?process$/, allowed: /^server\/main\.ts$/ },
]

const packageViolation = (from: string, name: string): string[] =>
  isTesting(from) || packageWalls.every((wall) => !wall.name.test(name) || wall.allowed.test(from)) ? [] : [`imports ${name}`]

const globalWalls: readonly { readonly what: string; readonly found: RegExp; readonly allowed: RegExp }[] = [
  {
    what: 'reads the wall clock',
    found: /\bnew Date(?!\s*\(\s*[^)\s])|\bDate\.now\b|(?<![.\w]|new )Date\(/,
    allowed: /^server\/foundation\/lib\/clock\.ts$/,
  },
  {
    what: 'accesses the process',
    found: /(?<![.\w$])process\.(?!kill\(\)|send\()[a-z]|\bBun\.(env|argv)\b/i,
    // A thread of its own, of which nothing else knows how much it holds.
    allowed: /^server\/(main|library\/media\/collect-garbage)\.ts$/,
  },
  {
    what: 'calls seconds milliseconds; convert them with milliseconds of lib/duration',
    found: /\b\w+(?:Ms|_MS)\s*=\s*(?:minutes|hours|days)\(/,
    allowed: /^$/,
  },
  {
    what: 'starts a timer with a number that it just read; bound it with lib/wait',
    found: /\b(?:setTimeout|setInterval|Bun\.sleep)\([^;]*\b(?:Number|parseInt|parseFloat)\(/,
    allowed: /^$/,
  },
  {
    what: 'parses foreign JSON without bounds; use lib/foreign-json',
    found: /\bJSON\.parse\(new TextDecoder\b/,
    allowed: /^server\/foundation\/lib\/foreign-json\.ts$/,
  },
  {
    what: 'loops over pages up to a bound; use lib/in-pages, which says what is cut',
    found: /\bfor \(let (page|start)\b[^;]*;[^;]*<=? *(?:\w+\.)?(?:most|MOST|max|Math\.min|PAGES)/,
    // The two generators throw what it says. A search that finds more than 500 releases finds those of other movies.
    allowed: /^server\/(foundation\/lib\/in-pages|connections\/move-in\/read-(plex|jellyfin)|acquisition\/indexers\/types\/torznab)\.ts$/,
  },
  { what: 'writes to the console', found: /(?<![.\w$])console\./, allowed: /^$/ },
]

/** A test waits for a condition; time is spent in one place only, so that a busy machine cannot decide a result. */
const sleep = /(?<![.\w])(Bun\.sleep|setTimeout)\(/
/** There it is in a program that a test writes, or in a page. */
const sleepsElsewhere =
  /^(server\/(library\/media\/media-worker|foundation\/platform\/watchdog|network\/tunnel\/sandbox)|e2e\/ui\/job)\.test\.ts$/
const sleepViolations = ({ path, text }: SourceFile): string[] =>
  isTest(path) && !sleepsElsewhere.test(path) && sleep.test(withoutTexts(transpilerFor(path).transformSync(text)))
    ? ['sleeps; wait for a condition with testing/until']
    : []

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

/** A backup is a separate database, and a restore copies data of the running one into it. Undo puts rows back as they were. */
const writesEverywhere = /^server\/service\/(backups|undo)\//

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

/** All sources of service, UI and world, and the tests of the built program. */
export const sourceFiles = (): SourceFile[] =>
  ['server', 'web', 'world', 'e2e'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.d\.ts$|\.gen\.ts$/.test(name))
      .map((name) => ({ path: `${folder}/${name.replaceAll('\\', '/')}`, text: readFileSync(join(root, folder, name), 'utf8') })),
  )

/** Exceptions that no import needs. */
const idleExceptions = (files: readonly SourceFile[]): string[] =>
  exceptions
    .filter(({ to }) => files.some(({ path }) => to.test(path.replace(/\.tsx?$/, ''))))
    .filter(({ from, to }) => !files.some((file) => from.test(file.path) && importedValues(file).some(({ path }) => to.test(path))))
    .map(({ from }) => `  unneeded exception for ${from.source}`)

/** Fails if it finds no files, which would make the check meaningless. */
export const checkWalls = (files: readonly SourceFile[] = sourceFiles()): { readonly ok: boolean; readonly text: string } => {
  if (files.length === 0) return { ok: false, text: 'walls: found no files' }
  const found = violationsIn(files)
  const lines = [
    ...found.map(({ path, what }) => `  ${path}: ${what}`),
    ...circlesIn(files).map((circle) => `  ${circle}`),
    ...idleExceptions(files),
  ]
  return { ok: lines.length === 0, text: [`walls: ${files.length} files, ${lines.length} violations`, ...lines].join('\n') }
}

if (import.meta.main) {
  const { ok, text } = checkWalls()
  console.log(text)
  process.exit(ok ? 0 : 1)
}
