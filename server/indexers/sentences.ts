/** Why a feed cannot be used at all. */
const ofFeeds = {
  feed_usenet_only: '{party} offers Usenet files (Newznab): only BitTorrent is spoken here',
  feed_without_links: '{party} lists nothing that could be downloaded: no entry has a download link',
  feed_without_dates: '{party} has entries without a date: new and old cannot be told apart',
  feed_without_sizes: '{party} has entries without a size of their content',
} as const
export type FeedRefusal = keyof typeof ofFeeds

export const sentences = {
  ...ofFeeds,
  indexer_type_unknown: 'must be one of the types of GET /indexers/types, which {type} is not',
  indexer_url_holds_key: 'holds a key that could not be moved out of it',
  indexer_secret_again: 'must be sent again when the address changes',
  indexer_setting_unknown: '{type} has no such setting',
  indexer_setting_of_kind: 'must be a {kind}',
  indexer_refuses_key: '{party} refuses our key: {why}',
  indexer_does_not_understand: '{party} does not understand us: {why}',
  status_instead_of_torrent: '{party} answers with status {status} instead of a torrent',
  page_instead_of_torrent: '{party} answers with a web page instead of a torrent',
  answer_no_torrent: '{party} answers with something that is no torrent',
  answer_other_xml: '{party} answers with XML that is no feed ({root})',
  answer_no_feed: '{party} answers with something that is no feed',
  no_capabilities: '{party} does not say what it can do: its capabilities are missing or broken',
  no_movie_search: '{party} offers no search that can find a movie',
  indexer_refuses_us: '{party} refuses us: check its key',
  indexer_refuses_us_saying: '{party} refuses us: check its key: {why}',
  indexer_nothing_there: '{party} has nothing at this address: check it',
  indexer_nothing_there_saying: '{party} has nothing at this address: check it: {why}',
  indexer_status: '{party} answers with status {status}',
  indexer_status_saying: '{party} answers with status {status}: {why}',
  indexer_error: '{party} reports an error',
  indexer_reports_error: '{party} reports an error: {why}',
  indexer_type_forgotten: 'Indexer type {type} is not known any more',
  indexer_failed: 'It could not be asked: {error}',
} as const
