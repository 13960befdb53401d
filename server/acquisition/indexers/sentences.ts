/** Why a feed cannot be used at all. */
const ofFeeds = {
  feed_usenet_only: '{party} offers Usenet files (Newznab); Marquee only supports BitTorrent',
  feed_without_links: '{party} has no entry with a download link',
  feed_without_dates: '{party} has entries without a date, so new and old ones cannot be told apart',
  feed_without_sizes: '{party} has entries without a size',
} as const
export type FeedRefusal = keyof typeof ofFeeds

export const sentences = {
  ...ofFeeds,
  indexer_type_unknown: 'must be one of the types in GET /indexers/types, not {type}',
  indexer_url_holds_key: 'contains a key that could not be moved out of it',
  indexer_secret_again: 'must be sent again when the address changes',
  indexer_setting_unknown: '{type} has no such setting',
  indexer_language_unknown: '{language} is not a known language',
  indexer_setting_of_kind: 'must be a {kind}',
  indexer_refuses_key: '{party} rejects the key: {why}',
  indexer_does_not_understand: '{party} does not understand the request: {why}',
  status_instead_of_torrent: '{party} returned status {status} instead of a torrent',
  page_instead_of_torrent: '{party} returned a web page instead of a torrent',
  link_points_inside:
    '{party} offers a download at {origin}, in your network but not at its own address. If that is right, allow the address in Settings → Indexers',
  answer_no_torrent: '{party} returned something that is not a torrent',
  answer_other_xml: '{party} returned XML that is not a feed ({root})',
  answer_no_feed: '{party} returned something that is not a feed',
  no_capabilities: '{party} does not say what it supports: its capabilities are missing or broken',
  no_movie_search: '{party} offers no search that can find movies',
  indexer_refuses_us: '{party} denies access: check its key',
  indexer_refuses_us_saying: '{party} denies access (check its key): {why}',
  indexer_nothing_there: '{party} found nothing at this address: check it',
  indexer_nothing_there_saying: '{party} found nothing at this address (check it): {why}',
  indexer_status: '{party} returned status {status}',
  indexer_status_saying: '{party} returned status {status}: {why}',
  indexer_error: '{party} reports an error',
  indexer_reports_error: '{party} reports an error: {why}',
  indexer_type_forgotten: 'The indexer type {type} no longer exists',
  indexer_failed: 'The request failed: {error}',
} as const
