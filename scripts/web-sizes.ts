import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dir, '..')
type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[] }
export type Sizes = { start: Record<string, number>; routes: Record<string, number>; css: number }

export const budgets = { start_bytes: 130_000, route_bytes: 40_000, css_bytes: 12_000 } as const

/** Transfer sizes of the UI from its build manifest: Brotli bytes before the first poster, of each lazy room, and of the styles. */
export const measureWeb = (): Sizes => {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/web/.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)!
  const withImports = (chunk: Chunk, seen = new Set<string>()): Set<string> => {
    if (seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const name of chunk.imports ?? []) withImports(manifest[name]!, seen)
    return seen
  }
  const first = withImports(entry)
  const rooms = Object.entries(manifest).filter(
    ([name]) => /^screens\/(\w+)\/page\.tsx$/.test(name) || /^screens\/(settings|system)\/[\w-]+\.tsx$/.test(name),
  )
  const own = (chunk: Chunk) => [...withImports(chunk)].filter((file) => !first.has(file))
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + packed(file), 0)
  return {
    start: Object.fromEntries(
      ['screens/home/page.tsx', 'screens/library/page.tsx'].map((name) => [name, sum(first) + sum(own(manifest[name]!))]),
    ),
    routes: Object.fromEntries(rooms.map(([name, chunk]) => [name, sum(own(chunk))])),
    css: Math.max(...Object.values(manifest).flatMap((chunk) => (chunk.css ?? []).map(packed))),
  }
}

/** Tiny files are embedded uncompressed. */
const packed = (file: string) => {
  const path = join(root, 'dist/web-packed', file.replaceAll('/', '__'))
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

if (import.meta.main) {
  const { start, routes, css } = measureWeb()
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  for (const [name, bytes] of Object.entries(start))
    console.log(`before the first poster, ${name}: ${kb(bytes)} of ${kb(budgets.start_bytes)}`)
  console.log(`styles: ${kb(css)} of ${kb(budgets.css_bytes)}`)
  for (const [name, bytes] of Object.entries(routes).sort(([, a], [, b]) => b - a)) console.log(`${kb(bytes).padStart(9)}  ${name}`)
}
