import type { RadarrRows } from '../radarr'
import type { RadarrSchema } from '../radarr-tables'
import { createRandom, type Fact, type Given, joinRows, named, type Part } from './fact'
import { finding } from './finding'
import { judging } from './judging'
import { movies } from './movies'
import { rest } from './rest'
import { settings } from './settings'

/** The file of its one movie on disk, below the library folder. */
export const fileOf = ({ Movies }: RadarrRows): string => `${Movies?.[0]?.Path}/plain.mkv`

const shelves = ({ shelf, tags, random }: Given): Part => {
  const gone = `/gone/${random.word()}`
  return {
    rows: { RootFolders: [{ Path: shelf }, { Path: gone }], Tags: tags.map((Label, place) => ({ Id: place + 1, Label })) },
    facts: [
      { what: 'library folder', is: true, at: ({ roots }) => roots.some(({ path, shared }) => path === shelf && shared) },
      { what: 'library folder elsewhere', named: 'root_folders', says: [gone, 'not on this computer'] },
      ...tags.map((tag): Fact => ({ what: `tag ${tag}`, is: tag, at: (here) => named(here.tags, tag)?.name })),
    ],
  }
}

/** A Radarr of that version with random content of every kind, and all facts that are in it. */
export const radarrOf = (schema: RadarrSchema, shelf: string, seed: number): { rows: RadarrRows; facts: Fact[] } => {
  const random = createRandom(seed)
  const given: Given = { random, schema, shelf, tags: [1, 2, 3].map((place) => `tag${place}-${random.word()}`) }
  const parts = [shelves(given), ...judging(given), ...settings(given), ...finding(given), ...movies(given), ...rest(given)]
  return { rows: joinRows(parts), facts: parts.flatMap(({ facts }) => facts) }
}
