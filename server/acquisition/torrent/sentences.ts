/** Why a torrent cannot be read. Retrying does not help. */
const ofTorrents = {
  invalid_torrent: 'This is not a .torrent file',
  invalid_magnet: 'This is not a magnet link',
  damaged_torrent: 'The .torrent file is damaged: its contents are inconsistent',
  torrent_too_large: 'The .torrent file is larger than {most:size}',
  torrent_too_complex: 'The .torrent file has far more entries than a movie needs',
  torrent_too_slow: 'The .torrent file takes too long to read',
  torrent_of_too_many_files: 'The torrent has more than {most:number} files; a movie has a few dozen',
  torrent_of_huge_pieces: 'The torrent has pieces of {size:size}. Marquee holds each piece in memory and stops at {most:size}',
  torrent_without_files: 'The torrent has no files',
  impossible_torrent: 'The torrent is empty or far too large',
  unsupported_torrent: 'This torrent uses only version 2 of BitTorrent, which Marquee cannot download yet. Choose another release',
  stops_engine: 'This torrent stops the torrent engine. Marquee does not use it again. Choose another release',
  unsafe_names: 'The torrent was refused: its file names are unsafe',
} as const

/** Problems in the download folder caused by the torrent's names. */
const ofNames = {
  name_too_long: 'A name in the torrent is too long for the download folder',
  planted_link: 'The download folder has a link or a special file in place of a file of the torrent',
} as const

const ofDisks = {
  disk_full: 'The disk of the download folder is full',
  quota_used_up: 'The disk quota of the download folder is used up',
  file_too_large: 'The file system of the download folder cannot hold a file of this size',
  downloads_read_only: 'The download folder is read-only',
  downloads_denied: 'Marquee is not allowed to write to the download folder',
  downloads_missing: 'The download folder does not exist',
  downloads_not_a_folder: 'The download folder is not a folder',
  disk_error: 'The disk of the download folder reports an error',
  disk_forgets: 'The disk of the download folder loses what is written to it',
} as const

const ofClients = {
  missing_files: 'The files of this download were moved or deleted. Retry to download them again, or remove the download',
  files_unknown: 'The file list of the torrent is not known yet',
  no_such_files: 'The torrent has no such files',
  engine_error: 'The torrent engine failed: {error}',
  engine_starting: 'The torrent engine is starting',
  engine_silent: 'The torrent engine is not responding',
  engine_closing: 'The torrent engine is closing',
  engine_not_inside: 'The torrent engine is not inside the VPN',
} as const

export const sentences = { ...ofTorrents, ...ofNames, ...ofDisks, ...ofClients } as const

export type TorrentFault = keyof typeof ofTorrents | keyof typeof ofNames

/** The torrent itself is at fault, not the disk or the client: it is never used again. */
export const isFaultOfTorrent = (code: string): boolean => Object.hasOwn(ofTorrents, code) || Object.hasOwn(ofNames, code)
export const isUnreadable = (code: string): boolean => Object.hasOwn(ofTorrents, code) && code !== 'unsafe_names'
