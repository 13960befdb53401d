import { arch, platform } from 'node:os'
import { desc } from 'drizzle-orm'
import { indexersTable } from '#server/acquisition/indexers/table'
import { configFields } from '#server/foundation/config/fields'
import type { Config } from '#server/foundation/config/schema'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { secretsOf } from '#server/foundation/lib/fields'
import { redacted, type Scrubber } from '#server/foundation/lib/redact'
import { schemaVersionOf } from '#server/foundation/platform/db/migrate'
import type { Db } from '#server/foundation/platform/db/open'
import { backupsTable } from '#server/service/backups/table'
import type { Task } from '#server/service/tasks/schema'
import type { Entry } from './pack'

export type Sources = {
  db: Db
  config: { get(): Config }
  tasks: { all(): readonly Task[] }
  clock: Clock
  build: { version: string; profile: 'debug' | 'release' }
  /** The first line of the media tool's version output; null if it cannot be run. */
  mediaToolVersion: () => Promise<string | null>
  /** Null on systems without a descriptor. */
  descriptor: () => string | null
  scrubber: Pick<Scrubber, 'scrub'>
}

const mostBackups = 50
const osNames: Partial<Record<NodeJS.Platform, string>> = { darwin: 'macos', win32: 'windows' }
const archNames: Partial<Record<string, string>> = { x64: 'x86_64', arm64: 'aarch64' }

/** All entries except the log. */
export const collectEntries = async (sources: Sources): Promise<Entry[]> => {
  const descriptor = sources.descriptor()
  const json = (name: string, value: unknown): Entry => ({ name, text: `${JSON.stringify(value, null, 2)}\n` })
  return [
    json('meta.json', await metaOf(sources)),
    { ...json('config-redacted.json', redactedConfig(sources.config.get())), asStored: true },
    json('indexers-redacted.json', indexersOf(sources)),
    json('backups.json', backupsOf(sources.db)),
    json('tasks.json', tasksOf(sources)),
    ...(descriptor === null ? [] : [{ name: 'service-descriptor.txt', text: descriptor }]),
  ]
}

const metaOf = async ({ db, build, clock, mediaToolVersion }: Sources) => {
  const system = platform()
  const os = osNames[system] ?? system
  const cpu = archNames[arch()] ?? arch()
  return {
    app_version: build.version,
    build_profile: build.profile,
    target_triple: `${cpu}-${os}`,
    os_family: system === 'win32' ? 'windows' : 'unix',
    os,
    arch: cpu,
    schema_version: schemaVersionOf(db.$client),
    media_tool_version: (await mediaToolVersion())?.split('\n')[0] ?? null,
    generated_at: stamp(clock),
  }
}

const redactedConfig = (config: Config): Record<string, unknown> => {
  const secrets: readonly string[] = secretsOf(configFields)
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => [name, secrets.includes(name) && value !== null ? redacted : value]),
  )
}

/** All columns except the credentials; `last_feed_guid` may contain a key. Error messages are scrubbed like log lines. */
const indexersOf = ({ db, scrubber }: Sources) =>
  db
    .select()
    .from(indexersTable)
    .orderBy(indexersTable.id)
    .all()
    .map(({ api_key, settings_json, last_feed_guid: _, last_error, ...shown }) => ({
      ...shown,
      last_error: last_error && scrubber.scrub(last_error),
      api_key_set: api_key !== null && api_key !== '',
      settings_json_set: settings_json !== null && Object.keys(settings_json).length > 0,
    }))

const backupsOf = (db: Db) =>
  db.select().from(backupsTable).orderBy(desc(backupsTable.created_at), desc(backupsTable.id)).limit(mostBackups).all()

const tasksOf = ({ tasks, scrubber }: Sources) =>
  tasks.all().map((task) => ({ ...task, last_error: task.last_error && scrubber.scrub(task.last_error) }))
