/** What a check finds, and what can be done about it. */
const titles = {
  key_missing: 'The movie database has no key yet',
  key_rejected: 'The movie database rejects the key',
  no_movie_database: 'The movie database cannot be reached',
  engine_down: 'The torrent engine is not running',
  peers_cut_off: 'Other peers cannot reach this computer',
  port_taken: 'Another program uses port {port}',
  nothing_searched: 'No indexer is enabled',
  all_indexers_fail: 'All indexers fail',
  does_not_work: '{name} does not work',
  root_folder_needed: 'No library folder is set',
  folder_unusable: '{path} cannot be used',
  root_folder_gone: '{path} does not exist',
  disk_nearly_full: 'The disk of {path} is nearly full',
  backup_failed: 'The last backup failed',
  backup_not_copied: 'The newest backup is not in its second place',
  backup_not_restorable: 'The newest backup cannot be restored',
  no_ffmpeg: 'ffmpeg is not installed',
  database_broken: 'The database is damaged',
  database_log_grows: 'The write-ahead log of the database is large',
  client_out_of_reach: '{name} cannot be reached',
  address_not_opened: 'Marquee does not listen on the configured address',
  log_lost: 'Marquee could not write log lines',
  clock_wrong: 'The clock of this computer may be wrong',
  list_unreadable: 'The list {name} cannot be read',
  list_lost_movies: 'The list {name} lost most of its movies',
  follow_waits: '{name}: {movies:number} new movies wait for your answer',
  format_slow: 'A pattern of the custom format {name} takes too long on some names',
  profile_slow: 'A pattern of the quality profile {name} takes too long on some names',
  data_disk: '{trouble:said}: the data folder is on this disk',
  no_subtitle_downloads: 'Subtitles cannot be downloaded',
  tracker_lost: 'The tracker has to be connected again',
  tracker_sync_failed: 'The last tracker sync failed',
  vpn_not_started: 'The VPN could not be started',
  vpn_silent: 'The VPN server is not responding',
  vpn_hides_nothing: 'The VPN does not hide your address',
  vpn_port_missing: 'The VPN forwards no port',
  apps_unreachable: 'Apps for TVs and phones cannot reach Marquee',
  apps_undiscoverable: 'Apps do not find Marquee on their own',
  dlna_unreachable: 'TVs cannot reach Marquee',
  dlna_undiscoverable: 'TVs do not find Marquee on their own',
  screens_cannot_reach:
    'Playing on TVs is on, but Marquee only accepts connections from this computer. Let it listen on all addresses, and run a container with the network of its host',
  dlna_cannot_reach:
    'Showing the library by DLNA is on, but Marquee only accepts connections from this computer. Let it listen on all addresses, and run a container with the network of its host',
  dlna_port_taken:
    'Another program keeps UDP port 1900 for itself, on which TVs search the network. Quit it, or turn DLNA off in one of them',
  dlna_no_multicast:
    'The network of this computer refuses multicast, by which TVs find servers. A firewall or a container without the network of its host does that',
  import_on_hold: 'Nothing is downloaded yet',
  apps_cannot_reach:
    'Watching with apps is on, but Marquee only accepts connections from this computer. Let it listen on all addresses, or enter a public address',
  discovery_port_taken:
    'Another program holds UDP port 7359, which apps use to search the network. Enter the address of Marquee in the app instead',
  import_on_hold_since: 'Automatic searches and downloads are on hold since the import on {at:moment}',
  not_checked: '{what:word} could not be checked',
} as const

const details = {
  key_needed: 'Marquee needs it to find and add movies. A key is free; the settings say where to get one.',
  key_to_check: 'Check it, or create a new one.',
  without_movie_database: '{why:said}. The library works without it; movies can be found and added once it responds.',
  engine_restarts: 'Marquee is starting it again. Downloads wait.',
  behind_router:
    'Your router is behind another one, as in many mobile and some cable networks. Downloads work, but are slower, and little is seeded.',
  forward_port: 'Downloads work, but are slower. Forward TCP port {port} to this computer in your router, or turn on UPnP there.',
  forward_in_vpn:
    'Downloads work, but are slower. Turn on port forwarding in the VPN settings, with a provider and a server that offer it.',
  other_port:
    'The torrent engine listens on port {port} until it starts again, so your router forwards to the wrong one. Choose another port, or quit the other program and restart Marquee.',
  add_indexer: 'Marquee cannot search for movies until you add one.',
  these_fail: '{names:list}',
  next_try: 'Next try: {at:moment}.',
  failed_next_try: '{reason:said}. Next try: {at:moment}.',
  folder_needed: 'Marquee needs a place to store movies.',
  root_folder_differs:
    'Marquee cannot write to it, or it is another folder than before: a drive may not be mounted. Marquee changes nothing in it.',
  drive_connected: 'Is the drive connected? Its movies stay in the library.',
  space_left: '{free:size} free. Marquee downloads and copies nothing that would leave less than {least:size}.',
  ffmpeg_not_found: 'It was not found',
  without_ffmpeg:
    '{why:said}. Without it, Marquee cannot convert HEVC, AVI, and DTS for browsers that do not play them. Preview pictures exist only for files that a browser plays, and files in rare containers are not examined.',
  restore_backup: '{problem} Restore a backup.',
  make_another_backup: 'A rehearsal found that {problem:said}. Make another one, and check the disk of the backup folder.',
  database_held: '{size:size}. Another program may hold the database open.',
  lines_lost: {
    one: 'One line was lost; the disk may be full.',
    other: '{count:number} lines were lost; the disk may be full.',
  },
  clock_shows:
    'It shows {shown:day}, but about {expected:day} was expected. Until you confirm it, Marquee deletes nothing because of its age.',
  skipped_as_no_match: 'It counts as no match on those names. {skipped:said}',
  skipped_as_rejected: 'Marquee rejects releases with those names. {skipped:said}',
  names_skipped: {
    one: 'Skipped on 1 name, such as "{example}": {pattern}',
    other: 'Skipped on {count:number} names, such as "{example}": {pattern}',
  },
  make_room: 'Nothing can be changed, downloaded, or backed up. Free some space.',
  check_disk: 'Nothing can be changed, downloaded, or backed up. Check the disk and how it is mounted.',
  only_reads: '{cure:said} Marquee is read-only until the disk can be written again.',
  tracker_rejects: 'It no longer accepts the connection. Marquee keeps what you watch and will send it later.',
  vpn_exit_at_home: 'Your public address is {address}, which belongs to this computer. Choose a server elsewhere.',
  vpn_no_port: '{reason:said}. Downloads work, but other peers cannot connect to you.',
  vpn_blocked: 'Downloads wait, and nothing leaves this computer outside the VPN.',
  vpn_blocked_why: 'Downloads wait, and nothing leaves this computer outside the VPN. {reason:said}',
  vpn_waits:
    'Downloads wait, and nothing leaves this computer outside the VPN. A wrong key, a dead server, and a blocked port look the same; a new file from your provider usually helps.',
  no_answer_within: 'No response within {span:span}',
  see_log: 'The log has the details',
} as const

export const sentences = { ...titles, ...details } as const

/** What is checked, for the sentence that it could not be. */
export const subjects = [
  'The movie database key',
  'The movie database',
  'The torrent engine',
  'The indexers',
  'The library folders',
  'The free space',
  'The backups',
  'The media tool',
  'The database',
  'The download clients',
  'The address of the service',
  'The log',
  'The clock',
  'The lists',
  'What you follow',
  'The patterns',
  'The disk of the data folder',
  'The subtitle provider',
  'The tracker',
  'The VPN',
  'The import',
  'The apps',
  'The TVs',
] as const
export type Subject = (typeof subjects)[number]
