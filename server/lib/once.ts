/** Works it out when it is first asked for, and remembers it. */
export const once = <Out>(work: () => Out): (() => Out) => {
  let known: { readonly out: Out } | null = null
  return () => {
    known ??= { out: work() }
    return known.out
  }
}
