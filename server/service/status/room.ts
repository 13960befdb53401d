import { stamp } from '#server/foundation/lib/clock'
import type { Ground } from '#server/ground'
import { statusRoutes } from './routes'

type Needs = { metadata: { hasKey: () => boolean }; library: { roots: { paths: () => readonly unknown[] } } }

/** The service's public status. */
export const openStatus = ({ clock, options, laterCheck }: Ground, { metadata, library }: Needs) => {
  const born = performance.now()
  return {
    routes: [
      statusRoutes({
        version: options.version,
        startedAt: stamp(clock),
        uptimeSeconds: () => Math.floor((performance.now() - born) / 1000),
        isChecking: laterCheck.isPending,
        isSetUp: () => metadata.hasKey() && library.roots.paths().length > 0,
      }),
    ],
  }
}
