import { statSync } from 'node:fs'
import type { Job } from './worker-jobs'

/** A file that hangs so many jobs hangs the others too. */
const mostPerFile = 3
const mostFiles = 1000

type Hung = { readonly version: string; readonly jobs: Set<string> }

/** Which jobs hung on a file, or killed the thread. They are not tried again until the file changes. */
export const createHungJobs = () => {
  const files = new Map<string, Hung>()
  return {
    add(job: Job): void {
      const version = versionOf(job.path)
      const known = files.get(job.path)
      const jobs = known?.version === version ? known.jobs : new Set<string>()
      jobs.add(nameOf(job))
      files.delete(job.path)
      files.set(job.path, { version, jobs })
      for (const oldest of files.keys()) if (files.size > mostFiles) files.delete(oldest)
    },
    has(job: Job): boolean {
      const found = files.get(job.path)
      if (!found || found.version !== versionOf(job.path)) return false
      return found.jobs.size >= mostPerFile || found.jobs.has(nameOf(job))
    },
  }
}

/** Data from the media tool comes from another reader, and may differ the next time. */
const nameOf = (job: Job): string =>
  JSON.stringify(job, (name, value: unknown) => (name === 'data' || name === 'growing' ? undefined : value))

/** A file that is gone has no version; then its name is all that is known of it. */
const versionOf = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.size} ${found.mtimeMs}` : 'gone'
}
