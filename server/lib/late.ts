/**
 * A port to a service that is made later, for two rooms that need each other. Whoever uses it, or takes anything from it, before it is bound
 * gets an error that names it.
 */
export const late = <T extends object>(name: string) => {
  let bound: T | undefined
  const there = (): T => {
    if (!bound) throw new Error(`${name} is used before it is there`)
    return bound
  }
  const port = new Proxy({} as T, { get: (_, key) => Reflect.get(there(), key), has: (_, key) => Reflect.has(there(), key) })
  return {
    port,
    bind(service: T): void {
      if (bound) throw new Error(`${name} is bound twice`)
      bound = service
    },
  }
}
