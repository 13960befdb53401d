import { type Static, Type } from '@sinclair/typebox'

const Movies = (description: string) =>
  Type.Object(
    {
      count: Type.Integer({ minimum: 0 }),
      titles: Type.Array(Type.String(), { description: 'At most 100 of them, by title' }),
    },
    { additionalProperties: false, description },
  )

export const Counts = Type.Record(Type.String(), Type.Integer({ minimum: 0 }))
export type Counts = Static<typeof Counts>

/** What a restore of an archive would bring, beside what is there now. */
export const Comparison = Type.Object(
  {
    counts: Type.Unsafe<Counts>({ ...Counts, description: 'What is in the backup, by kind' }),
    movies_back: Movies('In the backup, and not in the library now'),
    movies_gone: Movies('In the library now, and not in the backup'),
    settings: Type.Array(Type.String(), { description: 'Names of the settings that would change. Secrets are named too, never shown' }),
  },
  { $id: 'BackupComparison', additionalProperties: false, description: 'What a restore of a backup would change now.' },
)
export type Comparison = Static<typeof Comparison>
