import { Value } from '@sinclair/typebox/value'
import { eq } from 'drizzle-orm'
import { NewDownloadClient } from '#server/acquisition/downloads/schema'
import { downloadClientsTable } from '#server/acquisition/downloads/table'
import { NewIndexer } from '#server/acquisition/indexers/schema'
import { NewCustomFormat, NewQualityProfile, QualityProfilePatch } from '#server/catalog/profiles/schema'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import { NewList } from '#server/connections/lists/schema'
import { listsTable } from '#server/connections/lists/table'
import type { ConfigStore } from '#server/foundation/config/config'
import { configFields } from '#server/foundation/config/fields'
import { type Config, ConfigPatch } from '#server/foundation/config/schema'
import { defaultsOf } from '#server/foundation/lib/fields'
import type { PathMap } from '#server/foundation/lib/path-map'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict } from '#server/foundation/platform/errors'
import { type ChoiceDeps, createChoiceSteps } from './archive-choices'
import { createHere } from './archive-here'
import type { ArchiveLine } from './archive-lines'
import {
  type Entry,
  FormatLine,
  IndexerLine,
  ListLine,
  type ProfileLine as Profile,
  ProfileLine,
  RootLine,
  SettingLine,
  TagLine,
  WebhookLine,
} from './archive-shapes'
import { adds, mustBe, type Step, type StepOf, stays, stepFor } from './archive-step'
import { sentences } from './sentences'

type Added = { id: number }
export type RuleDeps = ChoiceDeps & {
  db: Db
  config: Pick<ConfigStore, 'get' | 'update'>
  addTag: (tag: { name: string }) => Added
  addFormat: (format: NewCustomFormat) => Added
  addRoot: (root: { path: string; shared: boolean }) => Promise<Added>
  addIndexer: (indexer: NewIndexer) => Added
  addProfile: (profile: NewQualityProfile) => Added
  changeProfile: (id: number, patch: QualityProfilePatch) => unknown
  addClient: (client: NewDownloadClient) => Added
  addList: (list: NewList) => Added
  /** An uploaded list with its entries. */
  takeOverList: (list: NewList, entries: readonly Entry[]) => Added
}

/** What judges and finds releases, and the settings. What has the same name here stays as it is. */
export const createRuleSteps = (deps: RuleDeps, path_map: PathMap): Readonly<Record<string, StepOf>> => {
  const { db, config } = deps
  const here = createHere(db)
  const mapped = (path: string | null): string | null => path && (path_map.find(({ from }) => from === path)?.to ?? path)

  /** The folder may come with the same export. */
  const rootStep = (path: string | null): Decided | null => {
    const before = config.get().default_root_folder_id
    if (path === null || (before !== null && here.root(path) === before)) return null
    return {
      outcome: 'changed',
      reasons: [],
      make: () => {
        const after = here.root(path)
        if (after === null) throw new Conflict(say(sentences, 'export_root_missing'))
        config.update({ default_root_folder_id: after }, { isKey: true })
        return [{ what: 'setting', name: 'default_root_folder_id', before, after }]
      },
    }
  }

  return {
    tag: stepFor('tags', TagLine, ({ name }) =>
      here.tag(name) === null ? adds(() => [{ what: 'tag', id: deps.addTag({ name }).id }]) : stays(),
    ),
    format: stepFor('custom_formats', FormatLine, ({ name, conditions }) => {
      if (here.format(name) !== null) return stays()
      return adds(() => {
        const wanted: unknown = { name, conditions }
        mustBe(NewCustomFormat, wanted)
        return [{ what: 'format', id: deps.addFormat(wanted).id }]
      })
    }),
    root: stepFor('root_folders', RootLine, ({ path, shared = false }) => {
      const place = mapped(path) ?? path
      if (here.root(place) !== null) return stays()
      return adds(async () => [{ what: 'root', id: (await deps.addRoot({ path: place, shared })).id }])
    }),
    indexer: stepFor('indexers', IndexerLine, ({ tags, has_secrets, enabled, ...line }) => {
      if (here.indexer(line.name) !== null) return stays()
      const make = () => {
        const { kind: _, ...values } = line as unknown as ArchiveLine
        const wanted: unknown = { ...values, tag_ids: here.tags(tags), enabled: enabled && !has_secrets }
        mustBe(NewIndexer, wanted)
        return [{ what: 'indexer' as const, id: deps.addIndexer(wanted).id }]
      }
      return has_secrets ? { ...adds(make, say(sentences, 'export_key_missing')), harm: 'setting' } : adds(make)
    }),
    profile: stepFor('quality_profiles', ProfileLine, (line) => profileStep(deps, line)),
    client: (line) => {
      const { kind: _, ...wanted } = line
      return stepFor('download_clients', NewDownloadClient, (client) => {
        const known = db.select().from(downloadClientsTable).where(eq(downloadClientsTable.name, client.name)).get()
        if (known) return stays()
        return {
          ...adds(() => [{ what: 'client', id: deps.addClient(client).id }], say(sentences, 'export_password_missing')),
          harm: 'setting',
        }
      })(wanted as unknown as ArchiveLine)
    },
    list: stepFor('lists', ListLine, ({ profile, root, tags, entries, secrets_set, ...line }) => {
      if (db.select().from(listsTable).where(eq(listsTable.name, line.name)).get()) return stays()
      const make = () => {
        const { kind: _, ...values } = line as unknown as ArchiveLine
        const refers = { quality_profile_id: here.profile(profile), root_folder_id: here.root(mapped(root)), tag_ids: here.tags(tags) }
        const wanted: unknown = { ...values, ...refers }
        mustBe(NewList, wanted)
        const { id } = wanted.type === 'file' ? deps.takeOverList(wanted, entries) : deps.addList(wanted)
        return [{ what: 'list' as const, id }]
      }
      return secrets_set.length > 0 ? addressMissing : adds(make)
    }),
    ...createChoiceSteps(deps, { here, mapped }),
    webhook: stepFor('notifications', WebhookLine, () => addressMissing),
    setting: stepFor('settings', SettingLine, ({ name, value }) =>
      name === 'default_root_folder_id' ? rootStep(mapped(value as string | null)) : settingStep(config, { name, value }),
    ),
  }
}

type Decided = Omit<Step, 'kind' | 'name'>
const addressMissing: Decided = { outcome: 'left_behind', reasons: [say(sentences, 'export_address_missing')], harm: 'setting' }

const same = (a: unknown, b: unknown): boolean => Bun.deepEquals(a, b)

const profileStep = ({ db, addProfile, changeProfile }: RuleDeps, line: Profile): Decided => {
  const here = createHere(db)
  const valuesNow = (): unknown => {
    const { kind: _, scores, words, delays, ...values } = line as Profile & { kind: string }
    return {
      ...values,
      words: words.map(({ tags, indexers, ...rule }) => ({ ...rule, tag_ids: here.tags(tags), indexer_ids: here.indexers(indexers) })),
      delays: delays.map(({ tags, minutes }) => ({ minutes, tag_ids: here.tags(tags) })),
      format_scores: scores.flatMap(({ format, score }) => {
        const custom_format_id = here.format(format)
        return custom_format_id === null ? [] : [{ custom_format_id, score }]
      }),
    }
  }
  const known = db.select().from(qualityProfilesTable).where(eq(qualityProfilesTable.name, line.name)).get()
  if (!known)
    return adds(() => {
      const wanted = valuesNow()
      mustBe(NewQualityProfile, wanted)
      return [{ what: 'profile', id: addProfile(wanted).id }]
    })
  const differing = (): QualityProfilePatch => {
    const wanted = valuesNow()
    mustBe(QualityProfilePatch, wanted)
    return Object.fromEntries(Object.entries(wanted).filter(([field, value]) => !same(value, known[field as 'words'])))
  }
  // Only one that came with the program and was never changed takes the other's values.
  if (known.updated_at !== known.created_at) return stays()
  const hasFormats = line.scores.every(({ format }) => here.format(format) !== null)
  if (hasFormats && Object.keys(differing()).length === 0) return stays()
  return {
    outcome: 'changed',
    reasons: [],
    make: () => {
      const after = differing()
      const before = Object.fromEntries(Object.keys(after).map((field) => [field, known[field as 'words']]))
      changeProfile(known.id, after)
      return [{ what: 'profile_rules', id: known.id, before, after }]
    },
  }
}

/** Where the other computer listens, and what it was called. */
const ofMachine: readonly string[] = ['listen_address', 'listen_port', 'base_url']

const settingStep = (config: RuleDeps['config'], { name, value }: { name: string; value: unknown }): Decided | null => {
  const defaults = defaultsOf(configFields) as Readonly<Record<string, unknown>>
  const now = config.get()[name as keyof Config] as unknown
  if (same(value, defaults[name])) return null
  if (same(now, value)) return stays()
  if (ofMachine.includes(name)) return { outcome: 'left_behind', reasons: [say(sentences, 'export_of_machine')], harm: 'comfort' }
  if (!same(now, defaults[name]))
    return { outcome: 'matched', reasons: [say(sentences, 'export_setting_stays', { ours: shown(now), theirs: shown(value) })] }
  const patch: unknown = { [name]: value }
  if (!Value.Check(ConfigPatch, patch)) return { outcome: 'impossible', reasons: [say(sentences, 'export_odd')], harm: 'setting' }
  return {
    outcome: 'changed',
    reasons: [],
    make: () => {
      config.update(patch, { isKey: true })
      return [{ what: 'setting', name, before: now, after: value }]
    },
  }
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200)
