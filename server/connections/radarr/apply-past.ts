import { say } from '#server/foundation/lib/sentence'
import { Conflict } from '#server/foundation/platform/errors'
import type { Batches } from './apply-batches'
import type { ApplyDeps } from './apply-deps'
import type { FullPlan } from './import-radarr'
import { readPresent } from './present'
import { sentences } from './sentences'

type Past = Pick<FullPlan, 'blocklist' | 'grab_history' | 'collections'>

/** What refers to movies, after them: blocked releases, grabbed torrents, and followed collections. */
export const applyPast = async (plan: Past, deps: ApplyDeps, { made, oneByOne, inBatches }: Batches): Promise<void> => {
  const present = readPresent(deps.db)
  const ids = new Map([...present.movies].map(([metadata_id, { id }]) => [metadata_id, id]))
  await inBatches(plan.blocklist, (tx, announce, { metadata_id, ...blocked }) => {
    const movie_id = ids.get(metadata_id)
    if (movie_id === undefined) throw new Conflict(say(sentences, 'radarr_movie_not_coming'))
    made.push({ what: 'blocked', id: deps.block(tx, announce, { ...blocked, movie_id }).id })
  })
  await oneByOne(plan.grab_history, (grabs) =>
    deps.journal.commit((tx) =>
      deps.noteGrabbed(
        tx,
        grabs.flatMap(({ metadata_id, ...grab }) => {
          const movie_id = ids.get(metadata_id)
          return movie_id === undefined ? [] : [{ ...grab, movie_id }]
        }),
      ),
    ),
  )
  await inBatches(plan.collections, (tx, announce, { metadata_id, name, profile, root }) => {
    const quality_profile_id = present.profiles.get(profile ?? '')?.id ?? null
    const root_folder_id = present.roots.find(({ path }) => path === root)?.id ?? null
    const as = { name, choice: 'want', quality_profile_id, root_folder_id } as const
    const { id } = deps.followCollection(tx, announce, { ...as, kind: 'collection', metadata_id, query: null, picture_path: null })
    made.push({ what: 'follow', id, as })
  })
}
