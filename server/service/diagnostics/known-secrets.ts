import { downloadClientsTable } from '#server/acquisition/downloads/table'
import { indexersTable } from '#server/acquisition/indexers/table'
import { listsTable } from '#server/connections/lists/table'
import { trackerAccountTable } from '#server/connections/tracker/table'
import { webhooksTable } from '#server/connections/webhooks/table'
import { configFields } from '#server/foundation/config/fields'
import type { Config } from '#server/foundation/config/schema'
import { type Fields, secretsOf } from '#server/foundation/lib/fields'
import type { Db } from '#server/foundation/platform/db/open'
import { subtitleAccountTable } from '#server/library/subtitles/table'
import { vpnPeerTable } from '#server/network/vpn/table'
import { offsiteTable } from '#server/service/backups/table'

type Deps = {
  db: Db
  config: { get(): Config }
  /** The fields that a type of indexer, download client, or list declares; undefined for an unknown type. */
  fieldsOf: Record<'indexer' | 'downloadClient' | 'list', (type: string) => Fields | undefined>
}
type Settings = Record<string, unknown> | null

/** Every secret stored in plain text. Sessions are stored only as digests. */
export const createKnownSecrets = ({ db, config, fieldsOf }: Deps) => {
  const ofIndexers = () =>
    db
      .select()
      .from(indexersTable)
      .all()
      .flatMap(({ type, api_key, settings_json }) => [api_key, ...secretSettings(settings_json, fieldsOf.indexer(type))])
  const ofClients = () =>
    db
      .select()
      .from(downloadClientsTable)
      .all()
      .flatMap(({ type, settings_json }) => secretSettings(settings_json, fieldsOf.downloadClient(type)))
  /** The address of a list may be its key. */
  const ofLists = () =>
    db
      .select()
      .from(listsTable)
      .all()
      .flatMap(({ type, settings }) => secretSettings(settings, fieldsOf.list(type)))
      .flatMap((secret) => (/^https?:/i.test(secret) ? secretsOfAddress(secret) : [secret]))
  const ofTracker = () =>
    db
      .select()
      .from(trackerAccountTable)
      .all()
      .flatMap(({ access_token, refresh_token }) => [access_token, refresh_token])
  const ofSubtitles = () =>
    db
      .select({ token: subtitleAccountTable.token })
      .from(subtitleAccountTable)
      .all()
      .map(({ token }) => token)
  const ofVpn = () =>
    db
      .select()
      .from(vpnPeerTable)
      .all()
      .map(({ preshared_key }) => preshared_key)
  const ofBackups = () =>
    db
      .select()
      .from(offsiteTable)
      .all()
      .flatMap(({ password, passphrase }) => [password, passphrase])
  const ofWebhooks = () =>
    db
      .select()
      .from(webhooksTable)
      .all()
      .flatMap(({ url, headers }) => [...secretsOfAddress(url), ...Object.values(headers)])

  return (): string[] => {
    const row: Config = config.get()
    const found = [
      ...secretsOf(configFields).map((name) => row[name]),
      ...ofIndexers(),
      ...ofClients(),
      ...ofLists(),
      ...ofTracker(),
      ...ofSubtitles(),
      ...ofVpn(),
      ...ofBackups(),
      ...ofWebhooks(),
    ]
    return found.filter((secret): secret is string => typeof secret === 'string' && secret !== '')
  }
}

/** For an unknown type every text counts. Credentials removed from an address are secret whatever they are called. */
const secretSettings = (settings: Settings, fields: Fields | undefined): string[] => {
  const secrets = new Set<string>(fields && secretsOf(fields))
  return Object.entries(settings ?? {}).flatMap(([name, value]) => (!fields?.[name] || secrets.has(name) ? textsIn(value) : []))
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The whole address, and its parts that look random. An address that is only a host contains no secret. */
const secretsOfAddress = (address: string): string[] => {
  const url = URL.parse(address)
  if (!url) return [address]
  if (url.href === `${url.origin}/`) return []
  const parts = [...url.pathname.split('/').flatMap((part) => [part, decodeLoosely(part)]), ...url.searchParams.values()].filter(
    looksMadeUp,
  )
  const way = url.pathname + url.search
  return [url.href, address, ...(way.length >= 12 ? [way] : []), url.username, url.password, decodeLoosely(url.password), ...parts]
}

const looksMadeUp = (part: string): boolean => part.length >= 12 && /\d/.test(part) && /[A-Za-z]/.test(part)

const decodeLoosely = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not percent-encoded, so the secret is the literal text.
    return text
  }
}
