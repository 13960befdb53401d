import type { QualityProfilePatch } from '#server/catalog/profiles/schema'
import type { Made } from '#server/connections/import/schema'
import type { ConfigPatch } from '#server/foundation/config/schema'
import type { Added, ApplyDeps } from './apply-deps'
import type { IndexerChange } from './plan-indexers'
import type { ListChange } from './plan-lists'
import { isUnset, type ProfileChange } from './plan-profiles'
import { type KnownProfile, readPresent } from './present'
import { rulesHere } from './rules-here'

export type MadeById = Exclude<Made, { what: 'setting' | 'secret' | 'profile_rules' | 'movie_tags' }>['what']

/** Makes what judges and finds releases. Names become ids here, because they are known only now. */
export const createApplyRules = (deps: ApplyDeps, made: Made[]) => {
  const { db } = deps
  const add =
    <D>(what: MadeById, change: (wanted: D) => Added | Promise<Added>) =>
    async (wanted: D): Promise<void> => {
      const { id } = await change(wanted)
      made.push({ what, id } as Made)
    }

  return {
    add,

    async takeIndexer(change: IndexerChange): Promise<void> {
      if (!('add' in change)) {
        deps.changeIndexer(change.id, { api_key: change.api_key, enabled: change.enabled })
        made.push({ what: 'indexer_key', id: change.id })
        return
      }
      const tag_ids = idsOf(change.tags, readPresent(db).tags)
      // None of its tags could be made: without them it would be used for all movies.
      const isForNone = change.tags.length > 0 && tag_ids.length === 0
      await add('indexer', deps.addIndexer)({ ...change.add, ...(isForNone && { enabled: false }), ...(tag_ids.length > 0 && { tag_ids }) })
    },

    async takeProfile(change: ProfileChange): Promise<void> {
      const present = readPresent(db)
      const rules = rulesHere(change.rules, present)
      const bypass = change.rules.delay ?? {}
      if ('profile' in change) {
        const format_scores = change.scores.flatMap(({ format, score }) => {
          const custom_format_id = present.formats.get(format)
          return custom_format_id === undefined ? [] : [{ custom_format_id, score }]
        })
        await add('profile', deps.addProfile)({ ...change.profile, ...rules, ...bypass, format_scores })
        return
      }
      const known = [...present.profiles.values()].find(({ id }) => id === change.update)
      const free = known ? unsetOnly(rules, known) : {}
      const after = { ...free, ...('delay_minutes' in free && bypass) }
      const before = Object.fromEntries(Object.keys(after).map((field) => [field, known?.[field as keyof KnownProfile]]))
      deps.changeProfile(change.update, after)
      made.push({ what: 'profile_rules', id: change.update, before, after })
    },

    takeSetting(patch: ConfigPatch): void {
      const before = deps.config.get()
      deps.config.update(patch, { isKey: true })
      for (const [name, after] of Object.entries(patch))
        made.push({ what: 'setting', name, before: before[name as keyof typeof before], after })
    },

    async takeList({ list, profile, root, tags }: ListChange): Promise<void> {
      const present = readPresent(db)
      const quality_profile_id = present.profiles.get(profile ?? '')?.id ?? null
      const root_folder_id = present.roots.find(({ path }) => path === root)?.id ?? null
      await add('list', deps.addList)({ ...list, quality_profile_id, root_folder_id, tag_ids: idsOf(tags, present.tags) })
    },
  }
}

const idsOf = (names: readonly string[], ids: ReadonlyMap<string, number>): number[] =>
  names.flatMap((name) => ids.get(name.toLowerCase()) ?? [])

/** Only what is still unset in the profile. */
const unsetOnly = (rules: QualityProfilePatch, known: KnownProfile): QualityProfilePatch =>
  Object.fromEntries(Object.entries(rules).filter(([field]) => isUnset(known[field as keyof KnownProfile])))
