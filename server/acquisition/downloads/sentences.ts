/** Why a download does not go on. */
const states = {
  client_reaches_no_peer: 'The download client cannot reach any peer, so the network may be down; the download waits for it',
  tracker_refused: 'The tracker rejects this torrent: {words}',
  paused_in_client: 'The download was paused in {client}; resume it there or here',
  no_metadata: 'No peer of this torrent responded',
  no_seeders: 'No tracker knows a seeder of it, so other downloads start first',
  no_peers: 'No seeder has responded for {wait:span}',
  no_progress: {
    one: 'One peer is connected but has sent nothing for {wait:span}',
    other: '{count:number} peers are connected but have sent nothing for {wait:span}',
  },
  removed_in_client: 'The download was removed in {client}',
  uncategorized_in_client: 'The download lost its category in {client}, so Marquee leaves it alone',
  moved_in_client: 'The download was moved to the category {category} in {client}, so Marquee leaves it alone',
  missing_in_client: '{why:said}. If this lasts, the download is canceled',
  not_in_library:
    'The movie is missing from the library, so Marquee keeps the downloaded files. Reconnect the disk, restore the file, or remove the download',
  client_unreachable: 'The download waits for its client: {why:said}',
  client_refused: 'The download client rejected the torrent: {why:said}',
  client_error: 'The download could not continue: {error}',
  client_reports_error: '{client} reports an error for this torrent, often a full or read-only disk',
} as const

const requests = {
  cannot_be_paused: 'This download cannot be paused in the state {state}',
  cannot_be_resumed: 'This download cannot be resumed in the state {state}',
  cannot_be_retried: 'This download cannot be retried in the state {state}',
  is_over: 'This download is already over ({state})',
  without_torrent: 'A download without a torrent cannot be retried',
  client_in_use: '{name} still has downloads; remove them first',
  unknown_client_type: 'Must be one of {types:list}',
  unknown_client_setting: '{type} has no such setting',
  out_of_bounds: 'Must be a valid {kind}',
  secret_needed: 'Must be sent again when the address changes',
  folder_of_the_system: 'Must not be in {folder}',
  folder_of_the_data: 'Must not be in the data folder; leave it empty to use the default folder there',
  folder_overlaps_library: 'Overlaps with the library folder {path}',
} as const

const clients = {
  client_answers: 'It responds and accepts the sign-in',
  engine_not_running: 'The torrent engine is not running',
  client_not_understood: '{client} sent a response that Marquee does not understand',
  client_rejects_login: '{client} rejects the user name or password',
  client_rejects_or_banned: '{client} rejects the user name or password, or has banned this address after too many attempts',
  client_did_not_take: '{client} did not accept the torrent',
  client_status: '{client} returned status {status}',
  client_slow: '{client} does not respond in time',
  client_unreachable_now: '{client} is unreachable',
  client_lacks_files: '{client} does not list the files of the torrent yet',
  client_has_it_elsewhere: '{client} already has this torrent, outside the category {category}',
  hash_missing: 'This torrent cannot be downloaded: it has no version 1 hash',
  line_without_folders: '“{line}” does not name two folders; write: folder there => folder here',
  mapped_folder_missing: '{here}, the path for {there}, is not a folder on this computer',
  store_unknown_here: '{client} saves to {folder}, which is not a folder on this computer: enter its path here under Paths',
  client_too_old: '{client} {version} is too old; version {least} or newer is needed',
  client_removes_torrents:
    '{client} is set to remove torrents that reach their share limit; set it to stop them, or movies may be lost before they are imported',
} as const

export const sentences = { ...states, ...requests, ...clients } as const
