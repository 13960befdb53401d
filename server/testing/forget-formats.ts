import { customFormatsTable, qualityProfilesTable } from '#server/catalog/profiles/table'
import type { TestApp } from './test-app'

/** Removes the custom formats that every new service has, for tests that count their own. */
export const forgetFormats = ({ db }: Pick<TestApp, 'db'>): void => {
  db.update(qualityProfilesTable).set({ format_scores: [], min_format_score: 0 }).run()
  db.delete(customFormatsTable).run()
}
