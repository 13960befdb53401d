import type { Db } from '#server/foundation/platform/db/open'
import type { AccountStore, SubtitleAccount } from '#server/foundation/upstream/subtitles/client'
import { subtitleAccountTable } from './table'

/** Stores the provider account across restarts: one row. */
export const createAccountStore = (db: Db): AccountStore => ({
  read: () => {
    const row = db.select().from(subtitleAccountTable).get()
    if (!row) return null
    const { belongs_to, token, root, logged_in_at, remaining, resets_at } = row
    return { as: belongs_to, token, root, logged_in_at, quota: { remaining, resets_at } }
  },
  write: ({ as, token, root, logged_in_at, quota }) => {
    const values = { belongs_to: as, token, root, logged_in_at, remaining: quota?.remaining ?? null, resets_at: quota?.resets_at ?? null }
    db.insert(subtitleAccountTable)
      .values({ id: 1, ...values })
      .onConflictDoUpdate({ target: subtitleAccountTable.id, set: values })
      .run()
  },
})

/** For a test, which leaves nothing behind. */
export const createPassingStore = (): AccountStore => {
  let account: SubtitleAccount | null = null
  return {
    read: () => account,
    write: (next) => {
      account = next
    },
  }
}
