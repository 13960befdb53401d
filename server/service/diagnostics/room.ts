import { hostname, platform, userInfo } from 'node:os'
import { join } from 'node:path'
import type { Ground } from '#server/ground'
import { createBundles, packInWorker } from './bundle'
import { diagnosticsRoutes } from './routes'

type Bundles = Parameters<typeof createBundles>[0]
type Needs = {
  tasks: Bundles['tasks']
  media: { versionText: Bundles['mediaToolVersion'] }
  /** The text of what starts the service on a system. */
  descriptorText: (system: string, of: { executable: string; data_dir: string }) => ReturnType<Bundles['descriptor']>
}

/** The diagnostic bundle. */
export const openDiagnostics = ({ db, config, clock, logs, options, mayChange }: Ground, { tasks, media, descriptorText }: Needs) => ({
  routes: [
    diagnosticsRoutes(
      createBundles({
        db,
        config,
        tasks,
        clock,
        build: { version: options.version, profile: options.isRelease ? 'release' : 'debug' },
        mediaToolVersion: media.versionText,
        descriptor: () => descriptorText(platform(), { executable: options.self[0] ?? 'marquee', data_dir: options.dataDir }),
        scrubber: logs.scrubber,
        logs: { path: logs.path, flush: logs.sink.flush },
        log: logs.for('diagnostics', 'bundle'),
        pack: packInWorker(options.threads.bundle),
        mask: () => ({
          library: { path: join(options.dataDir, 'app.db'), isFrozen: !mayChange },
          user: userName(),
          host: hostname() || null,
        }),
      }),
    ),
  ],
})

/** Null if the system has no name for the account, as in some containers. */
const userName = (): string | null => {
  try {
    return userInfo().username
  } catch {
    // Not listed, so there is no name to hide.
    return null
  }
}
