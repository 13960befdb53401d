import { closeSync, ftruncateSync, mkdirSync, openSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { MovieSketch } from '#world/catalog'
import { type Laid, layouts } from './library-layouts'
import { createRandom, type Movies, makeMovies } from './library-movies'

export type Shelf = {
  readonly movies: Movies
  readonly laid: readonly Laid[] /** The movie of each file. */
  readonly truth: ReadonlyMap<string, MovieSketch>
}

/** A realistic library in five layouts. Files are sparse: as large as movies, but they take no space. */
export const layShelf = (folder: string, count: number): Shelf => {
  const random = createRandom(20_260)
  const movies = makeMovies(count, random)
  const laid: Laid[] = []
  const taken = new Set<string>()
  for (const [n, movie] of movies.onShelf.entries()) {
    let files = layouts[n % layouts.length]!(movie, random)
    while (files.some(({ path }) => taken.has(path.toLowerCase()))) files = layouts[n % layouts.length]!(movie, random)
    for (const file of files) {
      taken.add(file.path.toLowerCase())
      put(join(folder, file.path), file)
      laid.push(file)
    }
  }
  return { movies, laid, truth: new Map(laid.flatMap(({ path, movie }) => (movie ? [[path, movie] as const] : []))) }
}

const put = (path: string, { size_bytes, text }: Laid) => {
  mkdirSync(dirname(path), { recursive: true })
  if (text !== undefined) return writeFileSync(path, text)
  const file = openSync(path, 'w')
  ftruncateSync(file, size_bytes)
  closeSync(file)
}

/** All paths below a folder with metadata that would reveal any change. */
export const tree = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .toSorted()
    .map((path) => {
      const { ino, size, mtimeMs } = statSync(join(folder, path))
      return `${path} ${ino} ${size} ${mtimeMs}`
    })
