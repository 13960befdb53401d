import { type Service, startService } from '../../e2e/service'
import { fillMovies } from './movies'

/** A service with the library of the bench. */
export const startFilled = async (dataDir: string, movies: number): Promise<Service> => {
  const first = await startService({ dataDir })
  await first.stop()
  fillMovies(dataDir, movies)
  return startService({ dataDir })
}
