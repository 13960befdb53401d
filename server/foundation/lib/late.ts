type Open<T> = (...needs: never[]) => T
const binders = new WeakMap<object, (service: object) => void>()

/**
 * A port to what `open` will return, for two rooms that need each other. Using it before it is bound throws an error that names the
 * function that has not run yet.
 */
export const late = <T extends object>(open: Open<T>): T => {
  let bound: T | undefined
  const there = (): T => {
    if (!bound) throw new Error(`what ${open.name} returns is used before it is bound`)
    return bound
  }
  const port = new Proxy({} as T, { get: (_, key) => Reflect.get(there(), key), has: (_, key) => Reflect.has(there(), key) })
  binders.set(port, (service) => {
    if (bound) throw new Error(`what ${open.name} returns is bound twice`)
    bound = service as T
  })
  return port
}

/** Binds each late port to the service of the same name. Throws if one is bound already. */
export const bind = <T extends Record<string, object>>(ports: T, services: NoInfer<T>): void => {
  for (const [name, port] of Object.entries(ports)) binders.get(port)?.(services[name]!)
}
