/** Memoizes `work` per object for as long as the object lives. The object must not change. */
export const onceForEach = <Of extends object, Out>(work: (of: Of) => Out): ((of: Of) => Out) => {
  const memory = new WeakMap<Of, { readonly out: Out }>()
  return (of) => {
    const known = memory.get(of)
    if (known) return known.out
    const out = work(of)
    memory.set(of, { out })
    return out
  }
}
