type Search = Record<string, unknown>

/** What an address says beyond what its screen reads is dropped: the router would hand it on as it stands. */
export const read =
  <S extends object>(from: (search: Search) => S) =>
  (search: Search): S => ({ ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])), ...from(search) })
