import { type Static, Type } from '@sinclair/typebox'
import { MinimumAvailability } from '#server/catalog/movies/schema'
import { FieldDeclaration } from '#server/foundation/config/schema'
import { Reason, trialShape } from '#server/foundation/lib/reason'
import { Id, nullable, oneOf, patchOf, Timestamp, ValuesShape } from '#server/foundation/lib/shapes'
import { reasons } from './sentences'
import { itemStates } from './states'

const closed = { additionalProperties: false }
const count = (description: string) => Type.Integer({ minimum: 0, description })

const choices = {
  name: Type.String({ minLength: 1, maxLength: 100 }),
  enabled: Type.Boolean({ default: true, description: 'Whether it is synced' }),
  auto_add: Type.Boolean({ default: false, description: 'Whether a sync adds its movies to the library' }),
  monitored_when_added: Type.Boolean({ default: true, description: 'Whether movies that it adds are monitored' }),
  search_when_added: Type.Boolean({ default: true, description: 'Search for a release as soon as a movie is added' }),
  quality_profile_id: nullable(Type.Integer({ minimum: 1, description: 'For movies that it adds; null is the default profile' })),
  root_folder_id: nullable(Type.Integer({ minimum: 1, description: 'For movies that it adds; null is the default folder' })),
  minimum_availability: Type.Union([MinimumAvailability, Type.Null()], {
    description: 'For movies that it adds; null uses the setting',
  }),
  tag_ids: Type.Array(Id, { uniqueItems: true, maxItems: 100, default: [] }),
}
const type = Type.String({ minLength: 1, maxLength: 50, description: 'One of `GET /lists/types`', examples: ['json'] })
const settings = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), {
  description: 'The fields of the type; secret ones are write-only. An absent field is unchanged, null deletes it',
  maxProperties: 50,
})

export const List = Type.Object(
  {
    id: Id,
    ...choices,
    type,
    settings: Type.Unsafe<Record<string, unknown>>({ type: 'object', description: 'The fields of the type that are not secret' }),
    secrets_set: Type.Array(Type.String(), { description: 'Names of the secret fields that have a value' }),
    address_host: nullable(Type.String({ description: 'Host of an address that is kept secret' })),
    item_count: count('Movies on the list when it was last read'),
    in_library_count: count('How many of them are in the library'),
    poster_urls: Type.Array(Type.String(), { description: 'Posters of the first of them in the library, served by this service' }),
    last_synced_at: nullable(Timestamp),
    next_sync_at: nullable(Timestamp),
    last_error: nullable(Type.String()),
    last_error_reason: nullable(Reason),
    escalation_level: Type.Integer({ minimum: 0 }),
    shrunk_to: nullable(
      Type.Integer({
        minimum: 0,
        description: 'Number of movies left when it shrank by half or more; nothing changes until a refresh accepts it',
      }),
    ),
    cut_to: nullable(
      Type.Integer({ minimum: 0, description: 'How many of its movies were read, if it has more; the others are left out' }),
    ),
    adding: nullable(
      Type.Object(
        {
          since: Timestamp,
          done: count('Movies that were dealt with by now'),
          total: count('Movies that were to be added when it began'),
        },
        { description: 'While all of its movies are being added, by `POST /lists/{id}/add`', ...closed },
      ),
    ),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'List', description: 'A list of movies elsewhere, or one that was uploaded', ...closed },
)
export type List = Static<typeof List>

const { name, ...optional } = choices
export const NewList = Type.Object(
  { name, type, ...Type.Partial(Type.Object({ ...optional, settings })).properties },
  { ...closed, examples: [{ name: 'Top rated', type: 'json', settings: { url: 'https://mdblist.com/lists/someone/top-rated/json' } }] },
)
export type NewList = Static<typeof NewList>
export const ListPatch = patchOf({ ...choices, settings })
export type ListPatch = Static<typeof ListPatch>

export const ListCounts = Type.Object(
  {
    added: count('Movies that were added; 0 in a dry run'),
    to_add: count('Movies that the next sync would add'),
    in_library: count('Movies already in the library'),
    excluded: count('Movies that are excluded, or were removed after this list had added them'),
    not_recognized: count('Entries without a match in the movie database'),
    over_cap: count('Movies beyond what one sync adds; `POST /lists/{id}/add` adds them all'),
    not_looked_up: count('Entries that were not looked up yet'),
    only_watched: count('Movies that the list names as watched or rated, and not as wanted'),
    to_rate: count('Movies of the library that would get the rating of the list'),
    to_mark_watched: count('Movies of the library that would be marked as watched'),
  },
  { $id: 'ListCounts', description: 'What a sync changes or would change', ...closed },
)
export type ListCounts = Static<typeof ListCounts>

export const ListItem = Type.Object(
  {
    id: Id,
    metadata_id: nullable(Id),
    imdb_id: nullable(Type.String()),
    movie_id: nullable(Id),
    poster_url: nullable(Type.String({ description: 'Of the movie in the library, served by this service' })),
    title: Type.String(),
    year: nullable(Type.Integer()),
    position: Type.Integer({ minimum: 1, description: 'Its place on the list' }),
    state: oneOf(itemStates),
    reason: nullable(
      Type.Object(
        { code: oneOf(Object.keys(reasons) as (keyof typeof reasons)[]), values: ValuesShape, text: Type.String() },
        { description: 'Why it is not in the library', ...closed },
      ),
    ),
    rating: nullable(Type.Integer({ minimum: 1, maximum: 10 })),
    watched_at: nullable(Timestamp),
    added_at: nullable(Timestamp),
  },
  { $id: 'ListItem', description: 'An entry of a list', ...closed },
)
export type ListItem = Static<typeof ListItem>

export const ListTest = Type.Object(
  {
    ...trialShape,
    item_count: count('Movies on the list'),
    preview: ListCounts,
    examples: Type.Array(Type.String(), { description: 'Its first movies' }),
  },
  { $id: 'ListTest', description: 'Result of reading a list', ...closed },
)
export type ListTest = Static<typeof ListTest>

export const ListRefresh = Type.Partial(
  Type.Object({
    dry_run: Type.Boolean({ default: false, description: 'Only count what a sync would change' }),
    accept_fewer: Type.Boolean({ default: false, description: 'Accept the list although it shrank by half or more' }),
  }),
  closed,
)
export type ListRefresh = Static<typeof ListRefresh>

export const ListApply = Type.Partial(
  Type.Object({
    item_ids: Type.Array(Id, {
      maxItems: 100,
      uniqueItems: true,
      description: 'Entries to add, in any state; absent adds the wanted ones, up to the limit of one sync; an empty list adds nothing',
    }),
    import_ratings: Type.Boolean({ default: false, description: 'Rate movies of the library that have no rating yet' }),
    import_watched: Type.Boolean({ default: false, description: 'Mark movies of the library as watched' }),
    dry_run: Type.Boolean({
      default: false,
      description: 'Only count what would change, without asking the list or the movie database',
    }),
  }),
  closed,
)
export type ListApply = Static<typeof ListApply>

export const ListApplied = Type.Object(
  {
    added: count('Movies that were added'),
    rated: count('Movies that got a rating'),
    marked_watched: count('Movies that were marked as watched'),
    left: count('Movies of the list that remain to be added, by further calls'),
  },
  { $id: 'ListApplied', description: 'Result of an import from a list', ...closed },
)
export type ListApplied = Static<typeof ListApplied>

export const ListType = Type.Object(
  {
    type: Type.String(),
    label: Type.String(),
    help: Type.String(),
    fields: Type.Array(FieldDeclaration),
    required: Type.Array(Type.String(), { description: 'Fields without which it cannot be read' }),
    upload: Type.Boolean({ description: 'True for the type that `POST /lists/upload` creates' }),
  },
  { $id: 'ListType', description: 'A type of list', ...closed },
)
