import { type Column, gt, type SQL } from 'drizzle-orm'

const usual = 500

/**
 * Rows in the order of their ids, so many read at a time: all of a large library would fill the memory for as long as they are gone
 * through. What is written meanwhile is seen in those that are still to come. `isNext`: which rows come next.
 */
export function* inBatches<Row extends { id: number }>(
  id: Column,
  read: (isNext: SQL, most: number) => readonly Row[],
  most = usual,
): Generator<Row, void> {
  for (let last = 0; ; ) {
    const rows = read(gt(id, last), most)
    yield* rows
    if (rows.length < most) return
    last = rows.at(-1)!.id
  }
}
