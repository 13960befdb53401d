/** Computes the value on first call and caches it. */
export const once = <Out>(work: () => Out): (() => Out) => {
  let known: { readonly out: Out } | null = null
  return () => {
    known ??= { out: work() }
    return known.out
  }
}
