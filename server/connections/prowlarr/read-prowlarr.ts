import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import type { AskManager } from './ask-manager'
import type { Managed } from './schema'
import { sentences } from './sentences'

const optional = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
const Category = Type.Object({ id: Type.Integer(), subCategories: optional(Type.Array(Type.Object({ id: Type.Integer() }))) })
const WireIndexer = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  enable: optional(Type.Boolean()),
  protocol: Type.String(),
  priority: optional(Type.Integer()),
  appProfileId: optional(Type.Integer()),
  capabilities: optional(Type.Object({ categories: optional(Type.Array(Category)) })),
  fields: optional(Type.Array(Type.Object({ name: Type.String(), value: Type.Optional(Type.Unknown()) }))),
})
type WireIndexer = Static<typeof WireIndexer>
const WireProfile = Type.Object({
  id: Type.Integer(),
  enableRss: optional(Type.Boolean()),
  enableAutomaticSearch: optional(Type.Boolean()),
  minimumSeeders: optional(Type.Integer()),
})
type WireProfile = Static<typeof WireProfile>
type Read = { version: string | null; indexers: Managed[]; unreadable: string[] }

/** Reads a running Prowlarr: each of its indexers is a Torznab address of its own, with Prowlarr's key. Throws Invalid. */
export const readProwlarr = async (ask: AskManager, base: string): Promise<Read> => {
  const status = (await ask.json('/api/v1/system/status')) as { appName?: unknown; version?: unknown } | null
  if (status?.appName !== 'Prowlarr') throw new Invalid(say(sentences, 'manager_not_at_address', { party: 'Prowlarr' }), 'url')
  const profiles = new Map(
    listIn(await ask.json('/api/v1/appprofile')).flatMap((one) => (Value.Check(WireProfile, one) ? [[one.id, one]] : [])),
  )
  const indexers: Managed[] = []
  const unreadable: string[] = []
  for (const wire of listIn(await ask.json('/api/v1/indexer'))) {
    if (!Value.Check(WireIndexer, wire)) unreadable.push(nameIn(wire))
    // Prowlarr's number 0 is its own test entry.
    else if (wire.id > 0) indexers.push(managed(wire, { base, profile: profiles.get(wire.appProfileId ?? 0) }))
  }
  return { version: typeof status.version === 'string' ? status.version.slice(0, 50).toWellFormed() : null, indexers, unreadable }
}

const listIn = (answer: unknown): unknown[] => (Array.isArray(answer) ? answer : [])
const nameIn = (wire: unknown): string => {
  const { name } = (wire ?? {}) as { name?: unknown }
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : '?'
}

const managed = (wire: WireIndexer, { base, profile }: { base: string; profile: WireProfile | undefined }): Managed => {
  const field = (name: string): number | null => {
    const value = wire.fields?.find((one) => one.name === `torrentBaseSettings.${name}`)?.value
    return typeof value === 'number' && value >= 0 ? value : null
  }
  return {
    name: wire.name,
    url: `${base}/${wire.id}/`,
    protocol: wire.protocol === 'usenet' ? 'usenet' : 'torrent',
    categories: (wire.capabilities?.categories ?? []).flatMap(({ id, subCategories }) => [
      id,
      ...(subCategories ?? []).map((sub) => sub.id),
    ]),
    enabled: wire.enable ?? true,
    priority: wire.priority ?? 25,
    enable_feed: profile?.enableRss ?? true,
    enable_search: profile?.enableAutomaticSearch ?? true,
    min_seeders: field('appMinimumSeeders') ?? profile?.minimumSeeders ?? 1,
    seed_ratio: field('seedRatio'),
    seed_minutes: field('seedTime'),
  }
}
