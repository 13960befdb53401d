import { expect, test } from 'bun:test'
import { backupsUnderLoad } from '#server/testing/backup-exercise'

test('ten backups made under write load are all intact, consistent, and restore exactly', async () => {
  const { made, changes, problems } = await backupsUnderLoad(10, process.env)

  expect(problems).toEqual([])
  expect(made).toBe(10)
  expect(changes).toBeGreaterThan(10)
}, 300_000)
