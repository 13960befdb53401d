import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { Timestamp } from '#server/foundation/lib/shapes'

const counted = (description: string) => Type.Integer({ minimum: 0, description })

/** What the last search for a movie met. Its sentence is written once, when the search ends, so that every place tells the same. */
export const LastSearch = Type.Object(
  {
    at: Timestamp,
    found: counted('Releases that the indexers offered'),
    accepted: counted('How many of them are suitable'),
    answered: Type.Array(Type.String(), { description: 'Names of the indexers that responded' }),
    unanswered: Type.Array(
      Type.Object({ indexer: Type.String({ description: 'Its name' }), why: Reason }, { additionalProperties: false }),
      {
        description: 'Indexers that did not respond, or that are paused because they failed before',
      },
    ),
    not_asked: Type.Array(Type.String(), { description: 'Names of the indexers whose limit of queries was reached' }),
    refused: Type.Array(
      Type.Object({ why: Reason, count: counted('For how many releases it is the first reason') }, { additionalProperties: false }),
      { description: 'The most frequent reasons against releases, most frequent first; at most three' },
    ),
    said: Reason,
  },
  { $id: 'LastSearch', additionalProperties: false, description: 'What the last search met; `said` tells it in one sentence' },
)
export type LastSearch = Static<typeof LastSearch>
