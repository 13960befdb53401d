/** The largest .torrent that is read, whoever brings it. A movie's is a few hundred kilobytes. */
export const mostTorrentBytes = 8 * 1024 * 1024

/** As a text in base64. */
export const mostTorrentText = Math.ceil(mostTorrentBytes / 3) * 4
