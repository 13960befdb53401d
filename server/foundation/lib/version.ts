/**
 * The released version within that of the running program, which may name its build: `0.2.0` of `0.2.0+2026-11-28.3f2a1b4c5d`. Other
 * programs get only this: trackers and indexers allow clients by their version.
 */
export const releasedVersion = (version: string): string => version.split('+', 1)[0] ?? version
