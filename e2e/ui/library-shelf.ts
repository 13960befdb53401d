import { closeSync, ftruncateSync, mkdirSync, openSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Film } from '../provider'
import { createRandom, type Films, makeFilms } from './library-films'
import { type Laid, layouts } from './library-layouts'

export type Shelf = {
  readonly films: Films
  readonly laid: readonly Laid[] /** Which film each file is. */
  readonly truth: ReadonlyMap<string, Film>
}

/** A library as people have them, of five layouts, in files that are as large as films and take no room. */
export const layShelf = (folder: string, count: number): Shelf => {
  const random = createRandom(20_260)
  const films = makeFilms(count, random)
  const laid: Laid[] = []
  const taken = new Set<string>()
  for (const [n, film] of films.onShelf.entries()) {
    let files = layouts[n % layouts.length]!(film, random)
    while (files.some(({ path }) => taken.has(path.toLowerCase()))) files = layouts[n % layouts.length]!(film, random)
    for (const file of files) {
      taken.add(file.path.toLowerCase())
      put(join(folder, file.path), file)
      laid.push(file)
    }
  }
  return { films, laid, truth: new Map(laid.flatMap(({ path, film }) => (film ? [[path, film] as const] : []))) }
}

const put = (path: string, { size_bytes, text }: Laid) => {
  mkdirSync(dirname(path), { recursive: true })
  if (text !== undefined) return writeFileSync(path, text)
  const file = openSync(path, 'w')
  ftruncateSync(file, size_bytes)
  closeSync(file)
}

/** Every path below a folder with what would change if anything happened to it. */
export const tree = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .toSorted()
    .map((path) => {
      const { ino, size, mtimeMs } = statSync(join(folder, path))
      return `${path} ${ino} ${size} ${mtimeMs}`
    })
