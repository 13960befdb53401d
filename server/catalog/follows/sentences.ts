export const sentences = {
  followed_already: 'You already follow {name}',
  follow_needs_id: 'To follow a person, a studio, or a collection, name it by `metadata_id`',
  follow_needs_query: 'To follow a search, name it by `name` and describe it by `query`',
  follow_has_more: 'There are more movies than one check reads; a narrower search finds all of them',
  follow_mixed_query: 'A search has either a title or filters',
} as const
