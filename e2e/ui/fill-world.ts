import { Database } from 'bun:sqlite'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { movies as demoMovies } from '#world/movies'
import { fillMovies } from '../../scripts/bench/movies'
import type { UiWorld } from './world'

/** Restarts an empty world with this many movies, all with a poster, a backdrop and a logo. */
export const fillWorld = async (world: UiWorld, movies: number): Promise<void> => {
  await world.service.stop()
  fillMovies(world.dataDir, movies)
  const db = new Database(join(world.dataDir, 'app.db'))
  const pathsOf = (kind: string, type: string) => JSON.stringify(demoMovies.map(({ id }) => `/${kind}${id}.${type}`))
  const at = `'$[' || (id % ${demoMovies.length}) || ']'`
  db.query(
    `UPDATE movies SET poster_color = '#46587a', poster_path = json_extract(?, ${at}), backdrop_path = json_extract(?, ${at}),
       extras = json_set(extras, '$.logo_path', json_extract(?, ${at}))`,
  ).run(pathsOf('poster', 'jpg'), pathsOf('backdrop', 'jpg'), pathsOf('logo', 'png'))
  // A missing or empty root folder would add a banner to the page.
  db.run("DELETE FROM root_folders WHERE path = '/movies-of-the-bench'")
  mkdirSync(join(world.shelf, 'A movie'))
  db.close()
  await world.restart()
}
