import { spyOn } from 'bun:test'
import type { Db } from '#server/foundation/platform/db/open'

/** The steps in which SQLite runs the statements that `work` prepares. */
export const plansOf = async ({ $client }: Db, work: () => unknown): Promise<string[]> => {
  const prepare = spyOn($client, 'prepare')
  let texts: string[] = []
  try {
    await work()
    texts = prepare.mock.calls.map(([text]) => text)
  } finally {
    prepare.mockRestore()
  }
  return texts.flatMap((text) => {
    const statement = $client.prepare(`EXPLAIN QUERY PLAN ${text}`)
    const steps = statement.values().map((line) => String(line[3]))
    statement.finalize()
    return steps
  })
}
