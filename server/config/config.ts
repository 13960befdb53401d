import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Announce, Journal } from '#server/history/journal'
import { defaultsOf, type SecretName, secretsOf } from '#server/lib/fields'
import { type Sentence, say } from '#server/lib/sentence'
import { textProblem } from '#server/lib/text-formats'
import type { Db, Tx } from '#server/platform/db/open'
import { Forbidden, Invalid } from '#server/platform/errors'
import { configFields } from './fields'
import type { Config, ConfigPatch } from './schema'
import { sentences } from './sentences'
import { configTable } from './table'

export const redacted = '[REDACTED]'
const secretNames: readonly string[] = secretsOf(configFields)
/** Made by the service; PUT takes them back only as they are. */
const ownSecrets = ['api_key', 'session_signing_key'] as const
/** Where a stored secret is sent to: who may only hold a session must send it again to change the address. */
const secretsOfAddress: Readonly<Record<string, readonly SecretName<typeof configFields>[]>> = {
  metadata_url: ['metadata_api_key'],
  tracker_url: ['tracker_client_id', 'tracker_client_secret'],
  subtitles_url: ['subtitles_api_key', 'subtitles_password'],
  list_url: ['list_api_key'],
}

export type ConfigStore = ReturnType<typeof createConfig>

/** A further check of a change, given by whoever knows the matter. Throws Invalid or Conflict. */
export type ConfigCheck = (next: Config, changed: readonly (keyof Config)[]) => void

const newApiKey = (): string => `ak1_${randomBytes(32).toString('base64url')}`

/** The one row of settings, kept in memory and written through the journal. */
export const createConfig = ({ db, journal, checks = [] }: { db: Db; journal: Journal; checks?: readonly ConfigCheck[] }) => {
  let current = readOrCreate(db)

  const store = (tx: Tx, values: Partial<Config>): void => {
    tx.update(configTable).set(values).where(eq(configTable.id, 1)).run()
  }

  /** Throws Invalid, Forbidden or Conflict. */
  const planned = (patch: ConfigPatch, by: { isKey: boolean }): { next: Config; changed: (keyof Config)[] } => {
    const asked = withoutUnchangedSecrets(patch, current)
    const changed = (Object.keys(asked) as (keyof Config)[]).filter((name) => !same(asked[name], current[name]))
    checkFields(asked, changed)
    if (!by.isKey) refuseToSession(patch, changed, current)
    return { next: { ...current, ...asked }, changed }
  }

  return {
    get: (): Config => current,
    /** The row as a caller may see it. */
    show: (withSecrets: boolean): Config => (withSecrets ? current : hideSecrets(current)),

    /** What the settings would be, to try them before they are saved; under the same rules. */
    tried: (patch: ConfigPatch, by: { isKey: boolean }): Config => planned(patch, by).next,

    /** Throws Invalid, Forbidden or Conflict, and then nothing is written. */
    update(patch: ConfigPatch, by: { isKey: boolean }): Config {
      const { next, changed } = planned(patch, by)
      for (const check of checks) check(next, changed)
      if (changed.length === 0) return current
      const before = current
      try {
        journal.commit((tx, announce) => {
          store(tx, Object.fromEntries(changed.map((name) => [name, next[name]])) as Partial<Config>)
          announce({ type: 'config_changed', fields: changed })
          // Who hears of the change reads the settings at once.
          current = next
        })
      } catch (error) {
        current = before
        throw error
      }
      return current
    },

    /** New key and new signing key, as a part of the caller's transaction; call `reload` after it. */
    rotate(tx: Tx, announce: Announce): string {
      const api_key = newApiKey()
      store(tx, { api_key, session_signing_key: newSigningKey() })
      announce({ type: 'api_key_rotated' })
      return api_key
    },

    reload(): void {
      current = readOrCreate(db)
    },
  }
}

const newSigningKey = () => randomBytes(32).toString('base64url')

const readOrCreate = (db: Db): Config => {
  const row = db.select().from(configTable).where(eq(configTable.id, 1)).get()
  if (row) return completed(db, row)
  const first = { id: 1, ...defaultsOf(configFields), api_key: newApiKey(), session_signing_key: newSigningKey() }
  db.insert(configTable).values(first).run()
  return strip(first)
}

/** A row whose keys were lost gets new ones: a service without a key must not exist. */
const completed = (db: Db, row: Config & { id: number }): Config => {
  if (row.api_key && row.session_signing_key) return strip(row)
  const keys = { api_key: row.api_key || newApiKey(), session_signing_key: row.session_signing_key || newSigningKey() }
  db.update(configTable).set(keys).where(eq(configTable.id, 1)).run()
  return strip({ ...row, ...keys })
}

const strip = ({ id: _, ...config }: Config & { id: number }): Config => config

const hideSecrets = (config: Config): Config =>
  Object.fromEntries(
    Object.entries(config).map(([name, value]) => [name, secretNames.includes(name) && value !== null ? redacted : value]),
  ) as Config

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const withoutUnchangedSecrets = (patch: ConfigPatch, current: Config): ConfigPatch =>
  Object.fromEntries(
    Object.entries(patch).filter(
      ([name, value]) => !(secretNames.includes(name) && (value === redacted || value === current[name as keyof Config])),
    ),
  )

const checkFields = (asked: ConfigPatch, changed: readonly (keyof Config)[]) => {
  for (const name of ownSecrets) if (name in asked) throw new Invalid(say(sentences, 'made_by_service'), name)
  for (const name of changed) {
    const problem = problemOf(name, asked[name])
    if (problem) throw new Invalid(problem, name)
  }
}

const problemOf = (name: keyof Config, value: unknown): Sentence | undefined => {
  const field = configFields[name]
  if (field.kind !== 'text' || typeof value !== 'string') return undefined
  if (/[\0\r\n]/.test(value)) return say(sentences, 'must_be_one_line')
  return 'format' in field ? textProblem(field.format, value) : undefined
}

const refuseToSession = (sent: ConfigPatch, changed: readonly (keyof Config)[], current: Config) => {
  if (changed.includes('media_tool_path')) throw new Forbidden(say(sentences, 'media_tool_needs_key'))
  for (const [address, secrets] of Object.entries(secretsOfAddress)) {
    if (!changed.includes(address as keyof Config)) continue
    const missing = secrets.find((name) => current[name] !== null && (sent[name] === undefined || sent[name] === redacted))
    if (missing) throw new Invalid(say(sentences, 'secret_again', { address }), missing)
  }
}
