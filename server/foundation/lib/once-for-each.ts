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

/** Memoizes `work` per key, without end: for a few keys during one piece of work. */
export const onceForEachKey = <Key extends string | number | null, Out>(work: (key: Key) => Out): ((key: Key) => Out) => {
  const memory = new Map<Key, { readonly out: Out }>()
  return (key) => {
    const known = memory.get(key) ?? { out: work(key) }
    memory.set(key, known)
    return known.out
  }
}
