import type { Migration } from '#server/foundation/platform/db/migrate'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'

const next = (migrations.at(-1)?.version ?? 0) + 1

/** Rebuilds a table the usual way: parents are dropped and renamed while children refer to them with cascades. */
const rebuild = (round: number) => `
CREATE TABLE __new_tags (id integer PRIMARY KEY AUTOINCREMENT NOT NULL, name text NOT NULL, round integer DEFAULT ${round} NOT NULL);
--> statement-breakpoint
INSERT INTO __new_tags (id, name) SELECT id, name FROM tags;
--> statement-breakpoint
DROP TABLE tags;
--> statement-breakpoint
ALTER TABLE __new_tags RENAME TO tags;
--> statement-breakpoint
CREATE UNIQUE INDEX tags_name_unique ON tags (name);
--> statement-breakpoint
CREATE TABLE filler_${round} AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) SELECT i, hex(randomblob(40)) AS x FROM n;
`

/** All released versions plus five more, each of which rebuilds a table and writes enough to be interrupted. */
export const slowUpgrade: readonly Migration[] = [
  ...migrations,
  ...Array.from({ length: 5 }, (_, place) => ({ version: next + place, tag: `step_${place}`, sql: rebuild(place) })),
]
