import { type Static, Type } from '@sinclair/typebox'
import { QualityProfilePatch } from '#server/catalog/profiles/schema'
import { Reason } from '#server/foundation/lib/reason'
import { Bytes, Id, nullable, oneOf } from '#server/foundation/lib/shapes'
import { wordKinds } from '#server/foundation/releases/read-words'
import { Parsed, ScorePart } from './schema'

const verdicts = ['accepted', 'rejected', 'temporarily_rejected'] as const
const closed = { additionalProperties: false }
export const EvaluationRequest = Type.Object(
  {
    releases: Type.Optional(
      Type.Array(
        Type.Object(
          {
            title: Type.String({ minLength: 1, maxLength: 500 }),
            size_bytes: Type.Optional(nullable(Bytes)),
            seeders: Type.Optional(nullable(Type.Integer({ minimum: 0 }))),
          },
          closed,
        ),
        { maxItems: 1000 },
      ),
    ),
    indexer_id: Type.Optional({ ...Id, description: 'Evaluate also what the feed of this indexer offers now; it is asked once' }),
    movie_id: Type.Optional({ ...Id, description: 'Evaluate them for this movie; without it, each is matched to a movie in the library' }),
    quality_profile_id: Type.Optional({ ...Id, description: 'Defaults to the default profile' }),
    profile: Type.Optional({ ...QualityProfilePatch, description: 'Changes to the profile before evaluating; nothing is saved' }),
  },
  closed,
)
export type EvaluationRequest = Static<typeof EvaluationRequest>

const Chosen = nullable(Type.Object({ release_id: Id, title: Type.String(), quality: Type.String(), score: Type.Integer() }, closed))
export const Evaluation = Type.Object(
  {
    releases: Type.Array(
      Type.Object(
        {
          title: Type.String(),
          movie_id: nullable(Id),
          movie_title: nullable(Type.String()),
          quality: Type.String(),
          parsed: Parsed,
          words: Type.Array(Type.Object({ text: Type.String(), kind: oneOf(wordKinds) }, closed), {
            description: 'The name piece by piece, as it was read; together they are the name',
          }),
          verdict: oneOf(verdicts),
          reasons: Type.Array(Reason),
          remedies: Type.Array(Reason, { description: 'What would have to change, in the order of `reasons`' }),
          versions: Type.Array(Type.Object({ id: Id, name: Type.String(), is_default: Type.Boolean(), verdict: oneOf(verdicts) }, closed), {
            description: 'Of a movie with several versions, what would become of the release for each of them, by its own profile',
          }),
          score: Type.Integer(),
          score_parts: Type.Array(ScorePart),
          custom_formats: Type.Array(Type.String()),
          languages: Type.Array(Type.String()),
        },
        closed,
      ),
    ),
    changes: Type.Array(
      Type.Object(
        {
          movie_id: Id,
          movie_title: Type.String(),
          before: Chosen,
          after: Chosen,
          verdicts_changed: Type.Integer({ minimum: 0, description: 'Candidates with another verdict or score' }),
        },
        closed,
      ),
      {
        description: 'Movies of this profile whose candidates of the last 30 days would be evaluated differently; empty without a change',
      },
    ),
  },
  { $id: 'Evaluation', ...closed },
)
export type Evaluation = Static<typeof Evaluation>

export const ProfilePreview = Type.Object(
  {
    movies: Type.Integer({ minimum: 0, description: 'Movies of this profile that have a file' }),
    below_cutoff: Type.Integer({ minimum: 0, description: 'Monitored movies among them that would be searched for an upgrade' }),
    upgrades: Type.Integer({ minimum: 0, description: 'Those with an upgrade offered by the indexers in the last 30 days' }),
    download_bytes: Type.Integer({
      minimum: 0,
      description: 'The size of these upgrades in bytes, as reported by the indexers: an estimate',
    }),
    is_complete: Type.Boolean({ description: 'False if only the first 200 of `below_cutoff` were compared with the offered releases' }),
  },
  { $id: 'ProfilePreview', ...closed },
)
export type ProfilePreview = Static<typeof ProfilePreview>
