import { type Column, gt, type SQL } from 'drizzle-orm'

const usual = 500

/**
 * Iterates rows in id order, reading a batch at a time, because all rows of a large library would fill the memory. Later batches see what
 * is written meanwhile. `isNext` is the condition for the next batch.
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
