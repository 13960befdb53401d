import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const dist = join(import.meta.dir, '../../dist/web')
type Part = { name: string; bytes: number }

/** Compressed (Brotli) sizes of the built UI in bytes: the entry with its static imports, the styles, and each lazy part. */
export const sizesOfInterface = () => {
  const index = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = [...index.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js|[^"/]+\.js)"/g)].map(([, file]) => file!)
  const first = withImports(named)
  const scripts = readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`)
  const styles = readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `assets/${name}`)
  return {
    first: { files: [...first].map(sized), bytes: sum([...first]) },
    styles: { files: styles.map(sized), bytes: sum(styles) },
    parts: scripts.filter((file) => !first.has(file)).map(sized),
  }
}

/** Files with all of their static imports. */
const withImports = (files: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const file of files.filter((name) => !seen.has(name))) {
    seen.add(file)
    const text = readFileSync(join(dist, file), 'utf8')
    const imported = [...text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name]) => `assets/${name}`)
    withImports(imported, seen)
  }
  return seen
}

/** Files too small for compression are served as they are. */
const sized = (name: string): Part => {
  const packed = join(`${dist}-packed`, `${name.replaceAll('/', '__')}.br`)
  return { name, bytes: statSync(existsSync(packed) ? packed : join(dist, name)).size }
}
const sum = (names: readonly string[]): number => names.map(sized).reduce((total, { bytes }) => total + bytes, 0)
