import { platform } from 'node:os'
import { join } from 'node:path'
import type { Basics } from '#server/compose'
import type { Fetching } from '#server/compose-fetching'
import type { Library } from '#server/compose-library'
import { descriptorText } from '#server/descriptors/index'
import { createBundles, packInWorker } from '#server/diagnostics/bundle'
import { createKnownSecrets } from '#server/diagnostics/known-secrets'
import { ownTypes } from '#server/downloads/download-clients'
import { createHealth, type HealthCheck } from '#server/health/health'
import { typeNamed } from '#server/indexers/settings'
import type { Clock } from '#server/lib/clock'
import { createScrubber } from '#server/lib/redact'
import { isFolder } from '#server/library/root-folders'
import { createLog } from '#server/logs/log'
import { createLogStore } from '#server/logs/logs'
import { openLogs } from '#server/logs/open'
import { createLogRetention } from '#server/logs/retention'
import { createLogSink } from '#server/logs/sink'
import type { LevelName } from '#server/platform/log'
import type { Tasks } from '#server/tasks/tasks'

type Late = { level: () => LevelName; secrets: () => readonly string[] }

/** The log is there before the settings are: what it needs of them is handed in late. */
export const composeLogs = ({ dataDir, clock, late }: { dataDir: string; clock: Clock; late: () => Late | null }) => {
  const path = join(dataDir, 'logs.db')
  const db = openLogs(path)
  const scrubber = createScrubber({ knownSecrets: () => late()?.secrets() ?? [] })
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
        return found.available ? `ffprobe version ${found.version}` : null
      },
      descriptor: () => descriptorText(platform(), { executable: options.self[0] ?? 'marquee', data_dir: options.dataDir }),
      scrubber: logs.scrubber,
      logs: { path: logs.path, flush: logs.sink.flush },
      onSecret: (where) =>
        health.report(
          'bundle_secret',
          where === null
            ? null
            : { severity: 'error', title: 'The diagnostic report was held back', detail: `A secret was found in ${where}` },
        ),
      log: logs.for('diagnostics', 'bundle'),
      pack: packInWorker(options.bundleWorker),
    })
  return { health, retention, logStore, bundlesOf }
}

const settings = (section: string) => ({ kind: 'settings', route: `/settings/${section}` }) as const

const checks = ({ config }: Basics, library: Library, fetching: Fetching): HealthCheck[] => [
  {
    code: 'torrent_session',
    about: 'The torrent session',
    look: () =>
      fetching.session.isUp()
        ? null
        : {
            severity: 'error',
            title: 'The torrent session is not running',
            detail: 'It is started again by itself; downloads wait meanwhile',
          },
  },
  {
    code: 'metadata_key',
    about: 'The film database',
    look: () =>
      config.get().metadata_api_key === null
        ? {
            severity: 'error',
            title: 'There is no key for the film database',
            detail: 'Films can be added when it is there',
            fix: settings('metadata'),
          }
        : null,
  },
  {
    code: 'root_folder',
    about: 'The films folders',
    look: () => {
      const roots = library.roots.paths()
      if (roots.length === 0) return { severity: 'warning', title: 'There is no films folder yet', fix: settings('library') }
      return roots
        .filter((root) => !isFolder(root.path))
        .map((root) => ({
          subject: root.id,
          severity: 'error' as const,
          title: `The films folder ${root.path} is not there`,
          detail: 'Is its disk connected? Nothing is changed or searched for meanwhile',
          fix: settings('library'),
        }))
    },
  },
  {
    code: 'disk_space',
    about: 'The disks',
    look: () =>
      library.roots.paths().flatMap((root) => {
        const free = library.roots.freeBytes(root.id)
        const least = config.get().min_free_space_mb * 1024 * 1024
        return free === null || free > least
          ? []
          : [{ subject: root.id, severity: 'error' as const, title: `The disk of ${root.path} is nearly full`, fix: settings('library') }]
      }),
  },
  {
    code: 'indexers',
    about: 'The indexers',
    look: () => {
      const rows = fetching.indexers.rows().filter((row) => row.enabled)
      if (rows.length === 0) return { severity: 'warning', title: 'There is no indexer to search', fix: settings('indexers') }
      return rows
        .filter((row) => row.escalation_level > 1)
        .map((row) => ({
          subject: row.id,
          severity: 'warning' as const,
          title: `${row.name} does not work`,
          detail: row.last_error,
          fix: settings('indexers'),
        }))
    },
  },
  {
    code: 'media_tool',
    about: 'The media tool',
    every: 300,
    look: async () => {
      const found = await library.mediaTool.version()
      return found.available
        ? null
        : { severity: 'warning', title: 'ffmpeg was not found', detail: found.text, fix: settings('media-tool') }
    },
  },
]
