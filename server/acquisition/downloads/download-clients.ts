import { Value } from '@sinclair/typebox/value'
import { eq } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { defaultsOf, type Fields, isSecret, secretsOf } from '#server/foundation/lib/fields'
import { wentWell } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import { textProblem } from '#server/foundation/lib/text-formats'
import type { Db } from '#server/foundation/platform/db/open'
import { uniqueName } from '#server/foundation/platform/db/unique-name'
import { Conflict, Invalid, NotFound, Unavailable } from '#server/foundation/platform/errors'
import { schemaFrom } from '#server/foundation/platform/fields-schema'
import { type Cursors, listed, type PageOf, type PageRequest } from '#server/foundation/platform/http/page'
import type { Log } from '#server/foundation/platform/log'
import { clientTypes } from './clients/index'
import type { ClientTest, DownloadClient, ForeignTorrent } from './download-client'
import { isOver } from './phase'
import type { DownloadClientPatch, DownloadClientResource, NewDownloadClient } from './schema'
import { sentences } from './sentences'
import { downloadClientsTable, downloadsTable } from './table'

type Row = typeof downloadClientsTable.$inferSelect
type Settings = Record<string, unknown>
export type DownloadClients = ReturnType<typeof createDownloadClients>
type Deps = { db: Db; journal: Journal; clock: Clock; cursors: Cursors; log: Log }

/** External download clients. Without one, the embedded client is used. */
export const createDownloadClients = ({ db, journal, clock, cursors, log }: Deps) => {
  const row = (id: number): Row => {
    const found = db.select().from(downloadClientsTable).where(eq(downloadClientsTable.id, id)).get()
    if (!found) throw new NotFound('download client', id)
    return found
  }
  const openWith = (type: string, settings: Settings): DownloadClient => {
    const found = typeNamed(type)
    return found.open({ ...defaultsOf(found.fields), ...settings } as never, { log } as never)
  }

  return {
    get: (id: number): DownloadClientResource => toResource(row(id)),
    /** Undefined for the embedded client, and for one that was removed. */
    open(id: number | null): DownloadClient | undefined {
      const found = id === null ? undefined : db.select().from(downloadClientsTable).where(eq(downloadClientsTable.id, id)).get()
      return found && openWith(found.type, found.settings_json)
    },
    chosen(): { id: number | null; name: string } {
      const first = rowsOf(db)
        .filter((client) => client.enabled)
        .toSorted((a, b) => a.priority - b.priority || a.id - b.id)[0]
      return first ? { id: first.id, name: first.name } : { id: null, name: 'embedded' }
    },

    list(asked: PageRequest): PageOf<DownloadClientResource> {
      const table = downloadClientsTable
      const page = listed(db.select().from(table), asked, { cursors, scope: 'download-clients', table, by: 'priority' })
      return { ...page, results: page.results.map(toResource) }
    },

    all: (): DownloadClientResource[] => rowsOf(db).map(toResource),

    add(wanted: NewDownloadClient): DownloadClientResource {
      const { settings = {}, ...columns } = wanted
      const settings_json = merge(wanted.type, {}, settings)
      return journal.commit((tx, announce) => {
        const now = stamp(clock)
        uniqueName(db, downloadClientsTable, { kind: 'download client', name: wanted.name, except: null })
        const client = tx
          .insert(downloadClientsTable)
          .values({ ...columns, settings_json, created_at: now, updated_at: now })
          .returning()
          .get()
        announce({ type: 'download_client_changed', id: client.id, name: client.name, change: 'created' })
        return toResource(client)
      })
    },

    /** A session that changes the address must send the password again; otherwise it could send the stored one anywhere. */
    update(id: number, patch: DownloadClientPatch, by: { isKey: boolean }): DownloadClientResource {
      const before = row(id)
      const { settings = {}, ...columns } = patch
      if (!by.isKey && settings.url !== undefined && settings.url !== before.settings_json.url) refuseWithoutSecrets(before, settings)
      const settings_json = merge(before.type, before.settings_json, settings)
      journal.commit((tx, announce) => {
        if (patch.name !== undefined) uniqueName(db, downloadClientsTable, { kind: 'download client', name: patch.name, except: id })
        tx.update(downloadClientsTable)
          .set({ ...columns, settings_json, updated_at: stamp(clock) })
          .where(eq(downloadClientsTable.id, id))
          .run()
        announce({ type: 'download_client_changed', id, name: patch.name ?? before.name, change: 'updated' })
      })
      return toResource(row(id))
    },

    /** Throws Conflict while it has unfinished downloads. */
    remove(id: number): void {
      const { name } = row(id)
      journal.commit((tx, announce) => {
        const busy = tx
          .select()
          .from(downloadsTable)
          .where(eq(downloadsTable.client_id, id))
          .all()
          .some((download) => !isOver(download.state))
        if (busy) throw new Conflict(say(sentences, 'client_in_use', { name }))
        tx.delete(downloadClientsTable).where(eq(downloadClientsTable.id, id)).run()
        announce({ type: 'download_client_changed', id, name, change: 'removed' })
      })
    },

    /** What the health check needs of each client. */
    facts: () =>
      rowsOf(db).map(({ id, name, enabled, type, settings_json }) => ({
        id,
        name,
        enabled,
        test: () => testOnce(openWith(type, settings_json)),
      })),

    /** Throws Invalid for invalid settings, Unavailable if the client does not respond or cannot be used. */
    test: (type: string, settings: Settings) => tried(openWith(type, merge(type, {}, settings))),

    /** Everything in a client that need not be saved. Throws Unavailable if it does not respond or cannot be used. */
    async read(type: string, settings: Settings): Promise<{ version: string; torrents: readonly ForeignTorrent[] }> {
      const client = openWith(type, merge(type, {}, settings))
      try {
        const found = await client.test()
        if (!found.ok) throw new Unavailable(found.why)
        return { version: found.version, torrents: (await client.everything?.()) ?? [] }
      } finally {
        await client.close()
      }
    },

    /** Throws NotFound, and Unavailable if the client does not respond or cannot be used. */
    testStored: async (id: number) => tried(openWith(row(id).type, row(id).settings_json)),
  }
}

const rowsOf = (db: Db): Row[] => db.select().from(downloadClientsTable).all()

const testOnce = async (client: DownloadClient): Promise<ClientTest> => {
  try {
    return await client.test()
  } finally {
    await client.close()
  }
}

const tried = async (client: DownloadClient) => {
  const found = await testOnce(client)
  if (!found.ok) throw new Unavailable(found.why)
  return { ...wentWell(say(sentences, 'client_answers')), version: found.version }
}

/** Types that the user sets up; the embedded client always exists. */
export const ownTypes = clientTypes.filter((type) => type.type !== 'embedded')

const typeNamed = (name: string) => {
  const found = ownTypes.find((type) => type.type === name)
  if (!found) throw new Invalid(say(sentences, 'unknown_client_type', { types: ownTypes.map((type) => type.type) }), 'type')
  return found
}

const merge = (type: string, stored: Settings, sent: Settings): Settings => {
  const fields = typeNamed(type).fields as Fields
  const merged = { ...stored }
  for (const [name, value] of Object.entries(sent)) {
    if (!fields[name]) throw new Invalid(say(sentences, 'unknown_client_setting', { type }), `settings.${name}`)
    if (value === null) delete merged[name]
    else if (value !== '[REDACTED]') merged[name] = checkedValue(name, fields[name], value)
  }
  return merged
}

const checkedValue = (name: string, field: Fields[string], value: unknown): unknown => {
  const shape = schemaFrom({ [name]: field }).properties[name]!
  if (!Value.Check(shape, value)) throw new Invalid(say(sentences, 'out_of_bounds', { kind: field.kind }), `settings.${name}`)
  const problem = field.kind === 'text' && field.format ? textProblem(field.format, String(value)) : undefined
  if (problem !== undefined) throw new Invalid(problem, `settings.${name}`)
  return value
}

const refuseWithoutSecrets = (before: Row, sent: Settings) => {
  const fields = typeNamed(before.type).fields as Fields
  const missing = secretsOf(fields).find(
    (name) => before.settings_json[name] !== undefined && (sent[name] ?? '[REDACTED]') === '[REDACTED]',
  )
  if (missing !== undefined) throw new Invalid(say(sentences, 'secret_needed'), `settings.${missing}`)
}

const toResource = ({ settings_json, ...shown }: Row): DownloadClientResource => {
  const fields = (ownTypes.find((type) => type.type === shown.type)?.fields ?? {}) as Fields
  const settings = Object.fromEntries(
    Object.entries(settings_json).map(([name, value]) => [name, fields[name] && isSecret(fields[name]) ? '[REDACTED]' : value]),
  )
  return { ...shown, settings }
}
