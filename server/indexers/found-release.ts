/** What an indexer offers, in our own words. What it did not tell, or told as nonsense, is null. */
export type FoundRelease = {
  /** Tells it from the others of this indexer; holds no key. */
  guid: string
  title: string
  size_bytes: number | null
  published_at: string | null
  seeders: number | null
  /** Seeders and leechers together. */
  peers: number | null
  /** 40 hex digits, lower case. */
  info_hash: string | null
  /** Of the .torrent. May hold the member's key: store what `takeCredentials` leaves of it. */
  download_url: string | null
  magnet: string | null
  /** A page for people, without keys. */
  info_url: string | null
  /** With `tt`. */
  imdb_id: string | null
  tmdb_id: number | null
  categories: number[]
  /** `freeleech`, `halfleech`, `freeleech25`, `freeleech75`, `doubleupload`, `internal`, `scene`, `nuked` and the indexer's own tags. */
  flags: string[]
  /** English names, as the indexer has them. */
  languages: string[]
}
