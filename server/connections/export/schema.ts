import { type Static, Type } from '@sinclair/typebox'
import { oneOf } from '#server/foundation/lib/shapes'

/** Rises when an older Marquee could not read the lines any more. */
export const exportFormat = 1

/** A line of the whole export. What follows `kind` belongs to that kind. */
export type Line = { kind: LineKind } & Record<string, unknown>
export const lineKinds = [
  'marquee',
  'tag',
  'format',
  'root',
  'indexer',
  'profile',
  'storage_rule',
  'client',
  'list',
  'view',
  'follow',
  'webhook',
  'exclusion',
  'setting',
  'movie',
  'file',
  'collection',
  'blocked',
  'grabbed',
] as const
export type LineKind = (typeof lineKinds)[number]

const formats = ['zip', 'json', 'csv', 'letterboxd', 'tracker', 'imdb'] as const
export const ExportQuery = Type.Object(
  {
    format: oneOf(formats, {
      description:
        '`zip`: everything as lines of JSON, with a table of the movies. `json`: the same as one document. `csv`: a table of the movies. ' +
        '`letterboxd`, `tracker`, `imdb`: what you watched and rated, in their import formats',
    }),
  },
  { additionalProperties: false },
)
export type ExportFormat = Static<typeof ExportQuery>['format']

const Played = Type.Object({
  type: Type.Literal('movie'),
  tmdb_id: Type.Integer(),
  imdb_id: Type.Optional(Type.String()),
  watched_at: Type.Optional(Type.String({ format: 'date-time', description: 'An entry for each play' })),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
})
const AnyLine = Type.Object({ kind: oneOf(lineKinds, { description: 'What the line is about; the other fields depend on it' }) })
/** `json` and `tracker`. */
export const ExportDocument = Type.Union([
  Type.Object({ lines: Type.Array(AnyLine, { description: 'Everything, a line for each thing' }) }),
  Type.Array(Played),
])
