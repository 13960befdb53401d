type Search = Record<string, unknown>

/** Drops parameters that the screen does not read: the router would pass them on. */
export const read =
  <S extends object>(from: (search: Search) => S) =>
  (search: Search): S => ({ ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])), ...from(search) })
