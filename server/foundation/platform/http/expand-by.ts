type Loader = (ids: readonly number[]) => ReadonlyMap<number, unknown>

/** Adds related resources next to their ids, with one query per kind. */
export const expandBy =
  <K extends string>(kinds: Record<K, readonly [field: string, load: Loader]>) =>
  <R extends object>(rows: readonly R[], wanted: ReadonlySet<K>): R[] => {
    let found = [...rows]
    for (const name of wanted) {
      const [field, load] = kinds[name]
      const idOf = (row: R) => (row as Record<string, unknown>)[field] as number | null
      const known = load([...new Set(rows.map(idOf))].filter((id) => id !== null))
      found = found.map((row) => ({ ...row, [name]: known.get(idOf(row) ?? 0) ?? null }))
    }
    return found
  }
