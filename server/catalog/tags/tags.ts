import { eq, sql } from 'drizzle-orm'
import { sentences } from '#server/catalog/movies/sentences'
import { movieTagsTable } from '#server/catalog/movies/table'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import type { Journal } from '#server/foundation/history/journal'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { uniqueName } from '#server/foundation/platform/db/unique-name'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest } from '#server/foundation/platform/http/page'
import type { NewTag, Tag, TagPatch } from './schema'
import { tagsTable } from './table'

export type Tags = ReturnType<typeof createTags>

type Deps = { db: Db; journal: Journal; cursors: Cursors; usedBy: (id: number) => string[] }

/** User-defined labels for movies. */
export const createTags = ({ db, journal, cursors, usedBy }: Deps) => {
  const columns = {
    id: tagsTable.id,
    name: tagsTable.name,
    movie_count: sql<number>`(SELECT count(*) FROM ${movieTagsTable} mt WHERE mt.tag_id = ${tagsTable.id})`,
  }
  const get = (id: number): Tag => {
    const found = db.select(columns).from(tagsTable).where(eq(tagsTable.id, id)).get()
    if (!found) throw new NotFound('tag', id)
    return found
  }
  const profileLimitedTo = (id: number): string | undefined =>
    db
      .select()
      .from(qualityProfilesTable)
      .all()
      .find(({ words, delays }) => [...words, ...delays].some(({ tag_ids }) => tag_ids.includes(id)))?.name

  return {
    get,

    list: (asked: PageRequest): PageOf<Tag> =>
      listed(db.select(columns).from(tagsTable), asked, { cursors, scope: 'tags', table: tagsTable, by: 'name' }),

    byIds: (ids: readonly number[]): Map<number, Tag> =>
      new Map(
        db
          .select(columns)
          .from(tagsTable)
          .where(sql`${tagsTable.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
          .orderBy(tagsTable.name)
          .all()
          .map((tag) => [tag.id, tag]),
      ),

    add(wanted: NewTag): Tag {
      const name = wanted.name.trim()
      const id = journal.commit((tx, announce) => {
        uniqueName(tx, tagsTable, { kind: 'tag', name, except: null, ignoresCase: true })
        const tag = tx.insert(tagsTable).values({ name }).returning().get()
        announce({ type: 'tag_changed', id: tag.id, name, change: 'created' })
        return tag.id
      })
      return get(id)
    },

    update(id: number, patch: TagPatch): Tag {
      const before = get(id)
      const name = patch.name?.trim() ?? before.name
      if (name === before.name) return before
      journal.commit((tx, announce) => {
        uniqueName(tx, tagsTable, { kind: 'tag', name, except: id, ignoresCase: true })
        tx.update(tagsTable).set({ name }).where(eq(tagsTable.id, id)).run()
        announce({ type: 'tag_changed', id, name, change: 'updated' })
      })
      return get(id)
    },

    /**
     * Removes the tag from its movies and changes nothing else. Throws Conflict while an indexer or a rule of a profile is limited to it:
     * without the tag it would hold for all movies, or for none.
     */
    remove(id: number): void {
      const { name } = get(id)
      const [indexer] = usedBy(id)
      if (indexer !== undefined) throw new Conflict(say(sentences, 'tag_limits_indexer', { indexer }))
      const profile = profileLimitedTo(id)
      if (profile !== undefined) throw new Conflict(say(sentences, 'tag_limits_profile', { profile }))
      journal.commit((tx, announce) => {
        tx.delete(tagsTable).where(eq(tagsTable.id, id)).run()
        announce({ type: 'tag_changed', id, name, change: 'removed' })
      })
    },
  }
}
