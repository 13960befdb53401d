import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const dist = join(import.meta.dir, '../../dist/web')
type Part = { name: string; bytes: number }

/** Bytes of the built interface as they travel, packed by brotli: what the page names and what that imports, the styles, every part that comes later. */
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

/** Files with everything that they import at once. */
const withImports = (files: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const file of files.filter((name) => !seen.has(name))) {
    seen.add(file)
    const text = readFileSync(join(dist, file), 'utf8')
    const imported = [...text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name]) => `assets/${name}`)
    withImports(imported, seen)
  }
  return seen
}

/** What is too small to be worth packing travels as it is. */
const sized = (name: string): Part => {
  const packed = join(`${dist}-packed`, `${name.replaceAll('/', '__')}.br`)
  return { name, bytes: statSync(existsSync(packed) ? packed : join(dist, name)).size }
}
const sum = (names: readonly string[]): number => names.map(sized).reduce((total, { bytes }) => total + bytes, 0)
