/** Stands in for every service where only the shape of the routes is asked for: whatever is taken from it is nothing again. */
export const nothing: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : name === Symbol.iterator ? [][Symbol.iterator] : nothing),
  apply: () => nothing,
})
