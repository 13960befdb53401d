/** How much of the room a job takes: `heavy` uses more than a processor, `waiting` mostly waits for time to pass. */
export type Kind = 'heavy' | 'usual' | 'waiting'
export type Job = { readonly kind: Kind; readonly seconds: number; readonly run: () => Promise<void> }

const shares: Readonly<Record<Kind, number>> = { heavy: 1.5, usual: 1, waiting: 0.5 }
const ranks: readonly Kind[] = ['heavy', 'usual', 'waiting']

/** The heavy ones first, each kind from the longest: no long job is left to run alone at the end. */
export const inOrder = <T extends Job>(jobs: readonly T[]): T[] =>
  jobs.toSorted((a, b) => ranks.indexOf(a.kind) - ranks.indexOf(b.kind) || b.seconds - a.seconds)

/**
 * Runs all jobs, as many at once as have room. A job that finds none is passed only by waiting ones, so that it gets its turn.
 * `isStopped` keeps the remaining ones from starting.
 */
export const runPool = async (jobs: readonly Job[], room: number, isStopped: () => boolean = () => false): Promise<void> => {
  const left = inOrder(jobs)
  const running = new Set<Promise<void>>()
  let taken = 0
  const start = (job: Job) => {
    left.splice(left.indexOf(job), 1)
    taken += shares[job.kind]
    const run = job.run().finally(() => {
      taken -= shares[job.kind]
      running.delete(run)
    })
    running.add(run)
  }
  const next = (): Job | undefined => {
    const fits = (job: Job | undefined) => (job && (taken === 0 || taken + shares[job.kind] <= room) ? job : undefined)
    return fits(left[0]) ?? fits(left.find(({ kind }) => kind === 'waiting'))
  }
  while (left.length > 0 && !isStopped()) {
    const job = next()
    if (job) start(job)
    else await Promise.race(running)
  }
  await Promise.all(running)
}
