import { and, eq } from 'drizzle-orm'
import type { Follows } from '#server/catalog/follows/follows'
import { followsTable } from '#server/catalog/follows/table'
import { NewView } from '#server/catalog/views/schema'
import { viewsTable } from '#server/catalog/views/table'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict } from '#server/foundation/platform/errors'
import { NewStorageRule } from '#server/library/storage/schema'
import { storageRulesTable } from '#server/library/storage/table'
import type { createHere } from './archive-here'
import type { ArchiveLine } from './archive-lines'
import { FollowLine, StorageRuleLine } from './archive-shapes'
import { adds, mustBe, stays, stepFor } from './archive-step'
import { sentences } from './sentences'

export type ChoiceDeps = {
  db: Db
  addView: (view: NewView) => { id: number }
  takeOverFollow: Follows['takeOver']
  addStorageRule: (rule: NewStorageRule) => { id: number }
}
type Here = { here: ReturnType<typeof createHere>; mapped: (path: string | null) => string | null }

/** Saved filters, what is followed, and rules that make room. */
export const createChoiceSteps = (deps: ChoiceDeps, { here, mapped }: Here) => {
  const { db } = deps
  return {
    view: (line: ArchiveLine) => {
      const { kind: _, ...wanted } = line
      return stepFor('views', NewView, (view) => {
        if (db.select().from(viewsTable).where(eq(viewsTable.name, view.name)).get()) return stays()
        return adds(() => {
          const { position: _, ...as } = view
          return [{ what: 'view', id: deps.addView(view).id, as }]
        })
      })(wanted as unknown as ArchiveLine)
    },
    follow: stepFor('follows', FollowLine, ({ what: kind, profile, root, movies, ...line }) => {
      const isSame = line.metadata_id === null ? eq(followsTable.name, line.name) : eq(followsTable.metadata_id, line.metadata_id)
      if (
        db
          .select()
          .from(followsTable)
          .where(and(eq(followsTable.kind, kind), isSame))
          .get()
      )
        return stays()
      return adds(() => {
        const quality_profile_id = here.profile(profile)
        const root_folder_id = here.root(mapped(root))
        const { id } = deps.takeOverFollow({ ...line, kind, quality_profile_id, root_folder_id }, movies)
        return [{ what: 'follow', id, as: { name: line.name, choice: line.choice, quality_profile_id, root_folder_id } }]
      })
    }),
    storage_rule: stepFor('storage_rules', StorageRuleLine, ({ tags, root, profile, when, ...line }) => {
      if (db.select().from(storageRulesTable).where(eq(storageRulesTable.name, line.name)).get()) return stays()
      return adds(() => {
        const { kind: _, ...values } = line as unknown as ArchiveLine
        const [tag_ids, root_folder_id] = [here.tags(tags), here.root(mapped(root))]
        // With one condition less, it would take more movies.
        if (tag_ids.length < tags.length || (root !== null && root_folder_id === null))
          throw new Conflict(say(sentences, 'export_rule_lacks'))
        const conditions = { ...when, ...(tags.length > 0 && { tag_ids }), ...(root_folder_id !== null && { root_folder_id }) }
        const wanted: unknown = { ...values, when: conditions, quality_profile_id: here.profile(profile) }
        mustBe(NewStorageRule, wanted)
        return [{ what: 'storage_rule', id: deps.addStorageRule(wanted).id }]
      })
    }),
  }
}
