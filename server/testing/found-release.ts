import type { FoundRelease } from '#server/acquisition/indexers/found-release'

/** A release as an indexer answers it, with ten seeders and its link at `indexer.example`. */
export const foundRelease = (title: string, guid: string, more: Partial<FoundRelease> = {}): FoundRelease => ({
  guid,
  title,
  size_bytes: 900_000_000,
  published_at: '2026-02-01T00:00:00.000Z',
  seeders: 10,
  peers: 12,
  info_hash: null,
  download_url: `http://indexer.example/${guid}`,
  magnet: null,
  info_url: null,
  imdb_id: null,
  tmdb_id: null,
  categories: [2000],
  flags: [],
  languages: [],
  ...more,
})
