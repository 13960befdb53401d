import { AsyncLocalStorage } from 'node:async_hooks'

/** Who changed something: a device by its session, a connected program by its name, or the API key if both are null. */
export type Doer = { readonly session_id: string | null; readonly device: string | null }
/**
 * Everything that one request changes. `id`: once it has changed something. `undoes`: the edit that it takes back. `list`: the name of the list
 * whose movies it adds.
 */
export type Edit = { readonly doer: Doer; readonly list: string | null; id: number | null; undoes: number | null; isOpen: boolean }

const storage = new AsyncLocalStorage<Edit | null>()

/** Runs a person's request. What goes on after its answer is Marquee's own work. */
export const inEdit = async <T>(doer: Doer, run: () => T | Promise<T>): Promise<T> => {
  const edit: Edit = { doer, list: null, id: null, undoes: null, isOpen: true }
  try {
    return await storage.run(edit, run)
  } finally {
    edit.isOpen = false
  }
}

type Job = { readonly doer: Doer; readonly list: string; readonly id: number | null }
const jobs = new Set<Edit>()

/** Goes on with what a person confirmed, after the answer to the request. `id`: the edit that it began. */
export const inJob = async <T>({ doer, list, id }: Job, run: () => Promise<T>): Promise<T> => {
  const edit: Edit = { doer, list, id, undoes: null, isOpen: true }
  jobs.add(edit)
  try {
    return await storage.run(edit, run)
  } finally {
    edit.isOpen = false
    jobs.delete(edit)
  }
}

/** Whether a job still changes more. */
export const isGoingOn = (id: number): boolean => [...jobs].some((edit) => edit.id === id)

export const currentEdit = (): Edit | null => {
  const edit = storage.getStore()
  return edit?.isOpen ? edit : null
}

/** For what follows from a change: it is Marquee's own work even while the request is still going on. */
export const outsideEdit = <T>(run: () => T): T => storage.run(null, run)
