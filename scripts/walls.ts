import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { circlesIn } from './circles'

/** A file of the project, by its path from the root. */
export type SourceFile = { readonly path: string; readonly text: string }
export type Trespass = { readonly path: string; readonly what: string }

const root = join(import.meta.dir, '..')

/** Rooms whose values everybody below may use; in the order in which they stand on each other. */
const groundRooms = ['lib', 'platform', 'releases', 'tunnel'] as const
/** What a domain shows to the others: names, shapes, stored columns and the states that these can be in. */
const shownByDomains = /\/(schema|table|fields|phase|sentences)$/
const shownToUpstream = ['server/media/schema']

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
/** They put the rooms together, so they see all of them. */
const isEntrance = (path: string) =>
  /^server\/(main|app|describe-api|ground|open-app|reactions|timetable)\.ts$/.test(path) || path.startsWith('server/cli/')
/** The only file of a room that may build clients of the outside world; only those that put rooms together open it. */
const isRoom = (path: string) => /^server\/[a-z]+\/room(\.ts)?$/.test(path)
/** What the composition may know beside rooms: how they are opened in turn, and two lists that rooms are given. */
const shownToCompose = /^server\/(lib\/late|timetable|descriptors\/index|openapi\/explorer)$/
const isTesting = (path: string) => isTest(path) || path.startsWith('server/testing/') || path.startsWith('web/testing/')
/** `server/movies/table.ts` is in `movies`; a file of the root of server/ is its own room. */
const roomOf = (path: string) => path.split('/')[1]!.replace(/\.ts$/, '')

/** Everything that stands where it must not. */
export const trespassesIn = (files: readonly SourceFile[]): Trespass[] => {
  const owners = tableOwners(files)
  return files.flatMap((file) => {
    if (file.path.startsWith('web/testing/')) return []
    const found = trespassesOf(file, owners)
    return found.map((what) => ({ path: file.path, what }))
  })
}

const trespassesOf = (file: SourceFile, owners: Owners): string[] => {
  if (file.path.startsWith('web/')) return webTrespasses(file)
  return file.path.startsWith('world/') ? worldTrespasses(file) : serverTrespasses(file, owners)
}

/** The fake internet knows nothing of the service but its smallest helpers. */
const worldTrespasses = (file: SourceFile): string[] =>
  isTest(file.path)
    ? []
    : importedValues(file)
        .filter(({ path, isOurs }) => isOurs && !path.startsWith('world/') && !path.startsWith('server/lib/'))
        .map(({ path }) => `the world imports a value of ${path}`)

const serverTrespasses = (file: SourceFile, owners: Owners): string[] => [
  ...importedValues(file).flatMap(({ path, isOurs }) => (isOurs ? roomTrespass(file.path, path) : packageTrespass(file.path, path))),
  ...(isTesting(file.path) ? [] : [...globalTrespasses(file), ...writeTrespasses(file, owners)]),
]

/** The interface knows the service by its types, and the declarations of fields, which are plain data; its kit knows no data at all. */
const webTrespasses = (file: SourceFile): string[] =>
  importedValues(file).flatMap(({ path, isOurs }) => {
    if (!isOurs) return []
    if (file.path.startsWith('web/ui/') && !isTest(file.path) && /^web\/(api|live)\//.test(path))
      return [`the kit imports a value of ${path}`]
    return path.startsWith('server/') && !path.endsWith('/fields') ? [`the interface imports a value of ${path}`] : []
  })

type Imported = { readonly path: string; readonly isOurs: boolean }
const transpilers = { ts: new Bun.Transpiler({ loader: 'ts' }), tsx: new Bun.Transpiler({ loader: 'tsx' }) }
const transpilerFor = (path: string) => (path.endsWith('.tsx') ? transpilers.tsx : transpilers.ts)

/** What is left of the imports when the types are gone. Types may be imported across any wall. */
const importedValues = ({ path, text }: SourceFile): Imported[] =>
  transpilerFor(path)
    .scanImports(text)
    .map((found) => {
      if (found.path.startsWith('.')) return { path: join(dirname(path), found.path).replace(/\.tsx?$/, ''), isOurs: true }
      if (/^#(server|web|world)\//.test(found.path)) return { path: found.path.slice(1).replace(/\.tsx?$/, ''), isOurs: true }
      return { path: found.path, isOurs: false }
    })

/** Who may use whose values. */
const roomTrespass = (from: string, to: string): string[] => {
  if (to.startsWith('world/'))
    return from.startsWith('server/cli/') || isTesting(from) ? [] : [`imports ${to}, which only the demo and tests may`]
  if (!to.startsWith('server/')) return to.startsWith('web/') ? [`imports a value of the interface: ${to}`] : []
  if (to.startsWith('server/testing/')) return isTesting(from) ? [] : [`imports ${to}, which is for tests`]
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

/** Packages that only certain files may touch. */
const packageWalls: readonly { readonly name: RegExp; readonly allowed: RegExp }[] = [
  {
    name: /^(elysia|@elysiajs\/.*)$/,
    allowed: /^server\/(app|openapi\/[\w-]+|platform\/http\/[\w-]+|sessions\/authenticate)\.ts$|\/([\w-]+-)?routes\.ts$|\/schema\.ts$/,
  },
  { name: /^webtorrent(\/|$)/, allowed: /^(server\/torrent\/engine[\w-]*|world\/seeder-engine)\.ts$/ },
  { name: /^(node:)?process$/, allowed: /^server\/main\.ts$/ },
]

const packageTrespass = (from: string, name: string): string[] =>
  isTesting(from) || packageWalls.every((wall) => !wall.name.test(name) || wall.allowed.test(from)) ? [] : [`imports ${name}`]

const globalWalls: readonly { readonly what: string; readonly found: RegExp; readonly allowed: RegExp }[] = [
  {
    what: 'reads the wall clock',
    found: /\bnew Date(?!\s*\(\s*[^)\s])|\bDate\.now\b|(?<![.\w]|new )Date\(/,
    allowed: /^server\/lib\/clock\.ts$/,
  },
  {
    what: 'reaches for the process',
    found: /(?<![.\w$])process\.(?!kill\(\)|send\()[a-z]|\bBun\.(env|argv)\b/i,
    allowed: /^server\/main\.ts$/,
  },
  { what: 'writes to the console', found: /(?<![.\w$])console\./, allowed: /^$/ },
]

const globalTrespasses = ({ path, text }: SourceFile): string[] => {
  const code = withoutTexts(transpilerFor(path).transformSync(text))
  return globalWalls.filter(({ found, allowed }) => found.test(code) && !allowed.test(path)).map(({ what }) => what)
}

const withoutTexts = (code: string) => code.replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''")

type Owner = { readonly room: string; readonly variable: string; readonly name: string }
type Owners = readonly Owner[]

/** Every stored table, and the room that declares it. */
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

/** A backup is a database of its own, and a restore carries over what the running one knows. */
const writesEverywhere = /^server\/backups\//

/** A table has one writer: the room that declares it. */
const writeTrespasses = ({ path, text }: SourceFile, owners: Owners): string[] => {
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
    .map(({ room, name }) => `writes the table ${name}, which is of ${room}`)
}

/** Every source of the service and of its interface. */
export const sourceFiles = (): SourceFile[] =>
  ['server', 'web', 'world'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.d\.ts$|\.gen\.ts$/.test(name))
      .map((name) => ({ path: `${folder}/${name.replaceAll('\\', '/')}`, text: readFileSync(join(root, folder, name), 'utf8') })),
  )

/** Says what was found; a gate that sees nothing is shut. */
export const checkWalls = (files: readonly SourceFile[] = sourceFiles()): { readonly ok: boolean; readonly text: string } => {
  if (files.length === 0) return { ok: false, text: 'walls: no file was seen' }
  const found = trespassesIn(files)
  const lines = [...found.map(({ path, what }) => `  ${path}: ${what}`), ...circlesIn(files).map((circle) => `  ${circle}`)]
  return { ok: lines.length === 0, text: [`walls: ${files.length} files seen, ${lines.length} trespasses`, ...lines].join('\n') }
}

if (import.meta.main) {
  const { ok, text } = checkWalls()
  console.log(text)
  process.exit(ok ? 0 : 1)
}
