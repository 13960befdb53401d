import { AsyncLocalStorage } from 'node:async_hooks'

/** Who changed something: a device by its session, a connected program by its name, or the API key if both are null. */
export type Doer = { readonly session_id: string | null; readonly device: string | null }
/** Everything that one request changes. `id`: once it has changed something. `undoes`: the deed that it takes back. */
export type Deed = { readonly doer: Doer; id: number | null; undoes: number | null; isOpen: boolean }

const storage = new AsyncLocalStorage<Deed | null>()

/** Runs a person's request. What goes on after its answer is Marquee's own work. */
export const inDeed = async <T>(doer: Doer, run: () => T | Promise<T>): Promise<T> => {
  const deed: Deed = { doer, id: null, undoes: null, isOpen: true }
  try {
    return await storage.run(deed, run)
  } finally {
    deed.isOpen = false
  }
}

export const currentDeed = (): Deed | null => {
  const deed = storage.getStore()
  return deed?.isOpen ? deed : null
}

/** For what follows from a change: it is Marquee's own work even while the request is still going on. */
export const outsideDeed = <T>(run: () => T): T => storage.run(null, run)
