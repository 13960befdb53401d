import { platform } from 'node:os'
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
export const openDiagnostics = ({ db, config, clock, logs, options }: Ground, { tasks, media, descriptorText }: Needs) => ({
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
      }),
    ),
  ],
})
