import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Locked = {
  /** Position in the tree: names joined by slashes, as in bun.lock. */
  readonly key: string
  readonly name: string
  readonly version: string
  readonly integrity: string | null
}

type Needs = Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>
type Entry = { locked: Locked; needs: Needs }
type LockFile = { workspaces: { '': { dependencies: Record<string, string> } }; packages: Record<string, unknown[]> }

const kinds = ['dependencies', 'optionalDependencies'] as const
const root = join(import.meta.dir, '../..')

/**
 * All packages of bun.lock that are or may be in the program: `dependencies`, packages imported by the sources, and everything those need.
 */
export const shippedPackages = (): Locked[] => {
  const lock = Bun.JSONC.parse(readFileSync(join(root, 'bun.lock'), 'utf8')) as LockFile
  const entries = new Map(Object.entries(lock.packages).map(([key, found]) => [key, entryOf(key, found)]))
  const reached = new Map<string, Locked>()
  const queue = [...new Set([...Object.keys(lock.workspaces[''].dependencies), ...importedByWeb()])].map((name) => ({ name, from: '' }))
  for (let next = queue.pop(); next; next = queue.pop()) {
    const entry = resolve(entries, next)
    if (!entry || reached.has(entry.locked.key)) continue
    reached.set(entry.locked.key, entry.locked)
    const { key } = entry.locked
    for (const kind of kinds) for (const name of Object.keys(entry.needs[kind] ?? {})) queue.push({ name, from: key })
  }
  return [...reached.values()].filter((locked) => !isStub(locked) && isInstalled(locked)).sort((a, b) => (a.key < b.key ? -1 : 1))
}

const entryOf = (key: string, found: unknown[]): Entry => {
  const [id = ''] = found as [string]
  const at = id.lastIndexOf('@')
  const needs = (found.find((part) => typeof part === 'object' && part !== null) ?? {}) as Needs
  const last = found.at(-1)
  const integrity = typeof last === 'string' && last.startsWith('sha') ? last : null
  return { locked: { key, name: id.slice(0, at), version: id.slice(at + 1), integrity }, needs }
}

/** Node's resolution: next to the importer, then further up. */
const resolve = (entries: Map<string, Entry>, { name, from }: { name: string; from: string }): Entry | undefined => {
  for (let above = namesIn(from); ; above = above.slice(0, -1)) {
    const found = entries.get([...above, name].join('/'))
    if (found || above.length === 0) return found
  }
}

const namesIn = (key: string): string[] => key.match(/@[^/]+\/[^/]+|[^/]+/g) ?? []

export const folderOf = ({ key }: Pick<Locked, 'key'>): string => join(root, 'node_modules', namesIn(key).join('/node_modules/'))

const isStub = ({ version }: Locked): boolean => version.startsWith('file:')

/** Packages for other systems are only in the lock file. */
const isInstalled = (locked: Locked): boolean => {
  try {
    return readdirSync(folderOf(locked)).length > 0
  } catch {
    return false
  }
}

/** The UI is bundled, so its packages are development dependencies. */
const importedByWeb = (): string[] => {
  const files = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(tsx?|css)$/.test(name) && !/\.test\.|testing\//.test(name),
  )
  const named = files.flatMap((name) => {
    const text = readFileSync(join(root, 'web', name), 'utf8')
    return [...text.matchAll(/(?:from|import|import\(|node_modules\/)\s*['"]?((?:@[\w-]+\/)?[a-z][\w.-]*)/g)].map(([, found = '']) => found)
  })
  return [...new Set([...named, ...importedByServer])]
}

/** The API explorer embeds it as files. */
const importedByServer = ['swagger-ui-dist']
