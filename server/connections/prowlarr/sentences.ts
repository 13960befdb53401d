/** Why Prowlarr or Jackett could not be read, and what becomes of its indexers. */
export const sentences = {
  manager_address_not_http: 'Must be an http or https address',
  manager_address_holds_key: 'Must not contain a login or a key',
  manager_refuses_key: '{party} rejects the key',
  manager_not_at_address: '{party} is not responding there',
  manager_status: '{party} answered with status {status}',
  manager_indexer_usenet: 'It is a Usenet indexer, and Marquee only supports BitTorrent',
  manager_indexer_no_movies: 'It has no category for movies',
  manager_indexer_here: 'It is already here',
  manager_indexer_here_as: 'It is already here as {name}',
  manager_indexer_name_taken: 'Another indexer here has this name',
  manager_indexer_key: 'It gets the key that you entered',
  manager_indexer_moved: 'It is already here as {name}, and gets the address that you entered',
  manager_indexer_off: 'It is disabled there, so it is disabled here',
  manager_indexer_gone: '{party} does not have it any more. Delete it under Indexers if you do not need it',
  manager_indexer_odd: 'It has values that an indexer cannot have',
} as const
