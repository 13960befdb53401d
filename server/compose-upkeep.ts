import { statSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { skippedOn } from '#server/acquisition/user-patterns'
import type { Basics } from '#server/compose'
import type { Fetching } from '#server/compose-fetching'
import type { Library } from '#server/compose-library'
import { descriptorText } from '#server/descriptors/index'
import { createBundles, packInWorker } from '#server/diagnostics/bundle'
import { createKnownSecrets } from '#server/diagnostics/known-secrets'
import { ownTypes } from '#server/downloads/download-clients'
import {
  databaseChecks,
  downloadClientCheck,
  indexerChecks,
  keyCodes,
  logCheck,
  mediaToolCheck,
  metadataChecks,
  reachCheck,
  rootFolderChecks,
  torrentSessionCheck,
} from '#server/health/checks'
import { createHealth, type HealthCheck } from '#server/health/health'
import { patternCheck } from '#server/health/pattern-check'
import { typeNamed } from '#server/indexers/settings'
import type { Clock } from '#server/lib/clock'
import { createScrubber, type Scrubber } from '#server/lib/redact'
import { createLog } from '#server/logs/log'
import { createLogStore } from '#server/logs/logs'
import { openLogs } from '#server/logs/open'
import { createLogRetention } from '#server/logs/retention'
import { createLogSink } from '#server/logs/sink'
import type { LevelName } from '#server/platform/log'
import { qualityProfilesTable } from '#server/profiles/table'
import type { Tasks } from '#server/tasks/tasks'
import { createUpstreamFetch } from '#server/upstream/fetch'
import { createDeliveries } from '#server/webhooks/deliveries'
import { createSend } from '#server/webhooks/send'
import { createWebhooks } from '#server/webhooks/webhooks'

type Late = { level: () => LevelName; secrets: () => readonly string[] }

/** The log is there before the settings are: what it needs of them is handed in late. */
export const composeLogs = ({
  dataDir,
  clock,
  late,
  scrubber = createScrubber({ knownSecrets: () => late()?.secrets() ?? [] }),
}: {
  dataDir: string
  clock: Clock
  late: () => Late | null
  /** Instead of the one that knows all secrets: for tests. */
  scrubber?: Scrubber
}) => {
  const path = join(dataDir, 'logs.db')
  const db = openLogs(path)
  const sink = createLogSink({ db, scrubber })
  const log = createLog({ write: sink.write, clock, level: () => late()?.level() ?? 'info', scrub: scrubber.scrub })
  const close = () => {
    log.close()
    sink.close()
    db.$client.close()
  }
  return { path, db, scrubber, sink, log, close, for: log.for }
}
export type ComposedLogs = ReturnType<typeof composeLogs>

export const knownSecretsOf = (basics: Pick<Basics, 'db' | 'config'>) =>
  createKnownSecrets({
    ...basics,
    fieldsOf: {
      indexer: (type) => typeNamed(type)?.fields,
      downloadClient: (type) => ownTypes.find((own) => own.type === type)?.fields,
    },
  })

/** What keeps the service well, and tells how it is. */
export const composeUpkeep = (basics: Basics, library: Library, fetching: Fetching) => {
  const { journal, clock, cursors, config, logs, options } = basics
  const health = createHealth({
    journal,
    clock,
    cursors,
    log: logs.for('health', 'health'),
    checks: checks(basics, library, fetching),
  })
  library.metadataKey.onJudged(() => void basics.background.begin('a look at the health', () => health.lookAt(keyCodes)))
  const retention = createLogRetention({ db: logs.db, clock, keepDays: () => config.get().log_retention_days })
  const logStore = createLogStore({ db: logs.db, sink: logs.sink, log: logs.log, cursors })
  const bundlesOf = (tasks: Tasks) =>
    createBundles({
      db: basics.db,
      config,
      tasks,
      clock,
      build: { version: options.version, profile: options.isRelease ? 'release' : 'debug' },
      mediaToolVersion: async () => {
        const found = await library.mediaTool.version()
        return found.available ? found.first_line : null
      },
      descriptor: () => descriptorText(platform(), { executable: options.self[0] ?? 'marquee', data_dir: options.dataDir }),
      scrubber: logs.scrubber,
      logs: { path: logs.path, flush: logs.sink.flush },
      log: logs.for('diagnostics', 'bundle'),
      pack: packInWorker(options.threads.bundle),
    })
  const webhooks = createWebhooks({ db: basics.db, journal, clock, cursors })
  const send = createSend({ fetch: createUpstreamFetch({ name: 'webhook', log: logs.for('webhooks', 'send'), clock, retries: 0 }) })
  const deliveries = createDeliveries({ db: basics.db, clock, log: logs.for('webhooks', 'deliveries'), send })
  basics.bus.subscribe((event) => {
    if (deliveries.enqueue(event)) void basics.background.begin('news for webhooks', deliveries.deliverDue)
  })
  return { health, retention, logStore, bundlesOf, webhooks, deliveries }
}

const checks = ({ db, config, options, logs }: Basics, library: Library, fetching: Fetching): HealthCheck[] => [
  ...metadataChecks({ hasKey: () => config.get().metadata_api_key !== null, rejected: library.metadataKey.isRejected }),
  torrentSessionCheck(fetching.session.isUp),
  reachCheck(fetching.session),
  ...indexerChecks(fetching.indexers.rows),
  ...rootFolderChecks({ folders: library.roots.all, minFreeBytes: () => config.get().min_free_space_mb * 1_000_000 }),
  mediaToolCheck(library.mediaTool.version),
  ...databaseChecks({ walBytes: () => sizeOf(join(options.dataDir, 'app.db-wal')), problem: () => null }),
  downloadClientCheck(library.downloadClients.facts),
  logCheck(logs.sink.dropped),
  patternCheck({ formats: library.formats.all, profiles: () => db.select().from(qualityProfilesTable).all(), skippedOn }),
]

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
