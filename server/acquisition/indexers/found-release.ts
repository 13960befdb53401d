/** A release as an indexer offers it, normalized. Missing or invalid values are null. */
export type FoundRelease = {
  /** Unique within the indexer. Contains no key. */
  guid: string
  title: string
  size_bytes: number | null
  published_at: string | null
  seeders: number | null
  /** Seeders plus leechers. */
  peers: number | null
  /** 40 lower-case hex digits. */
  info_hash: string | null
  /** Address of the .torrent. May contain the member's key: store only what `takeCredentials` leaves. */
  download_url: string | null
  magnet: string | null
  /** The release's web page, without keys. */
  info_url: string | null
  /** Starts with `tt`. */
  imdb_id: string | null
  tmdb_id: number | null
  categories: number[]
  /** `freeleech`, `halfleech`, `freeleech25`, `freeleech75`, `doubleupload`, `internal`, `scene`, `nuked` and the indexer's own tags. */
  flags: string[]
  /** English names of languages stated by the indexer. */
  languages: string[]
}
