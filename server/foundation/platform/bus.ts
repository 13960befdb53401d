type Listener<E> = (event: E) => void
export type Bus<E> = ReturnType<typeof createBus<E>>

/**
 * Publish and subscribe for one union of events. Listeners run synchronously in subscription order; one that throws does not stop the
 * others.
 */
export const createBus = <E>(onError: (error: unknown, event: E) => void = () => {}) => {
  const listeners = new Set<Listener<E>>()
  return {
    publish: (event: E) => {
      for (const listener of listeners) {
        try {
          listener(event)
        } catch (error) {
          onError(error, event)
        }
      }
    },
    subscribe: (listener: Listener<E>) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
