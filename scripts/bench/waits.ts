import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { printTable } from './table'
import { lifetime } from './waits/lifetime'
import { mainJob } from './waits/main-job'
import { importing, list, scan } from './waits/many'
import { createMeasure, pace, rowOf, type Wait } from './waits/measure'
import { playing } from './waits/playing'
import { countSyncs } from './waits/syncs'

/**
 * What a person waits for, each split into work, syncs of the disk, questions to others, bytes over the line, and what is left of it:
 * timers and queues. Beside it the least that is possible. Everything is counted from outside the program. `npm run bench -- waits`, or
 * `bun scripts/bench/waits.ts [MOVIES] [ROW…]`: a list and an import of 5,000 or of this many, a scan of four times and a library of twenty
 * times as many; rows are `job`, `list`, `import`, `scan`, `life`, and `play`.
 */
const given = process.argv.slice(2)
const movies = Number(given.find((word) => /^\d+$/.test(word)) ?? 5000)
const named = given.filter((word) => !/^\d+$/.test(word))
const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-waits-'))
const syncs = countSyncs(dir)
const measure = createMeasure(dir, syncs)

const rows: Readonly<Record<string, () => Promise<Wait | Wait[]>>> = {
  job: () => mainJob(measure),
  play: () => playing(measure),
  life: () => lifetime(measure, dir, 20 * movies),
  list: () => list(measure, dir, movies),
  import: () => importing(measure, dir, movies),
  scan: () => scan(measure, dir, 4 * movies),
}

const waits: Wait[] = []
try {
  for (const [name, work] of Object.entries(rows)) {
    if (named.length > 0 && !named.includes(name)) continue
    const found = [await work()].flat()
    waits.push(...found)
    // A long bench that is ended early has told what it knows.
    for (const wait of found) console.error(Object.values(rowOf(wait)).join('  '))
  }
} finally {
  const how = syncs ? 'syncs counted by strace' : 'syncs not counted: strace is missing'
  const oneSync = `one sync takes ${(measure.sync * 1000).toFixed(1)} ms`
  printTable(`waits; limit: a gigabit, ${pace} questions a second, ${oneSync}; ${how}; load ${loadavg()[0]!.toFixed(0)}`, waits.map(rowOf))
  rmSync(dir, { recursive: true, force: true })
}
process.exit(0)
