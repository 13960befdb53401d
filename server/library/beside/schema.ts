import { type Static, Type } from '@sinclair/typebox'
import { Id, oneOf } from '#server/foundation/lib/shapes'

const closed = { additionalProperties: false }

export const overwriting = ['own', 'never', 'always'] as const
export type Overwriting = (typeof overwriting)[number]

export const NfoOrder = Type.Object(
  {
    movie_ids: Type.Optional(
      Type.Array(Id, { minItems: 1, maxItems: 10_000, uniqueItems: true, description: 'Only beside these movies; otherwise beside all' }),
    ),
    overwrite: Type.Optional(
      oneOf(overwriting, {
        description:
          'Which files that are there already are replaced. `own` (default): those that Marquee wrote and nobody changed. `never`: none. ' +
          '`always`: also those of others; each is kept beside with the ending `.old`, and stays if that name is taken',
      }),
    ),
    artwork: Type.Optional(Type.Boolean({ description: 'With poster, background, and logo; defaults to true' })),
  },
  closed,
)
export type NfoOrder = Static<typeof NfoOrder>

const count = (description: string) => Type.Integer({ minimum: 0, description })
export const NfoRun = Type.Object(
  {
    running: Type.Boolean(),
    canceled: Type.Boolean({ description: 'Whether a person canceled it. What it wrote until then stays' }),
    done: count('Movie files that were looked at'),
    total: count('Movie files in all; 0 if nothing ran since the start'),
    written: count('Files that were written'),
    foreign: count('Files of another program or a person that have the name; they stay'),
    shared: count('Movie files in folders that another program uses too; nothing is written there'),
    failed: count('Files that could not be written; the log says why'),
  },
  { $id: 'NfoRun', ...closed, description: 'The last time that NFO files and pictures were written on request' },
)
export type NfoRun = Static<typeof NfoRun>
