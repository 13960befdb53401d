// Written by scripts/migration.ts.
import m0 from './0000_init.sql' with { type: 'text' }

export const migrations = [
  { version: 31, tag: '0000_init', sql: m0 },
] as const
