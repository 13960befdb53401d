/** Collects the expressions that our own modules compose at import with `new RegExp`. Run as a program: prints them as JSON. */
type Composed = { readonly source: string; readonly flags: string }

const found = new Map<string, Composed>()
const Real = RegExp

const isOurs = (stack: string): boolean => {
  const caller = stack.split('\n').find((line) => /\.tsx?:/.test(line) && !line.includes('scripts/expressions'))
  return caller !== undefined && /\/(?:server|world)\//.test(caller) && !caller.includes('node_modules')
}

const recorded = (...given: ConstructorParameters<typeof RegExp>): RegExp => {
  const made = new Real(...given)
  if (isOurs(new Error().stack ?? '')) found.set(String(made), { source: made.source, flags: made.flags })
  return made
}
globalThis.RegExp = new Proxy(Real, {
  construct: (_, given) => recorded(...(given as [string, string])),
  apply: (_, __, given) => recorded(...(given as [string, string])),
})

await import('#server/open-app')
await import('#server/cli/commands')
process.stdout.write(JSON.stringify([...found.values()]))
process.exit(0)

export {}
