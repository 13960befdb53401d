import { type Static, Type } from '@sinclair/typebox'

/** A running Prowlarr or Jackett. */
export const ManagerAddress = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: 2000, description: 'Where its web interface is', examples: ['http://localhost:9696'] }),
    api_key: Type.String({ minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$', description: 'The API key that its settings show' }),
  },
  { additionalProperties: false },
)
export type ManagerAddress = Static<typeof ManagerAddress>

/** An indexer as its manager describes it, or why it cannot be used here. */
export type Managed = {
  name: string
  /** Without the key. */
  url: string
  protocol: 'torrent' | 'usenet'
  /** Numbers of its categories, with those below them. */
  categories: number[]
  enabled: boolean
  priority: number
  enable_feed: boolean
  enable_search: boolean
  min_seeders: number
  seed_ratio: number | null
  seed_minutes: number | null
}
export type ManagerName = 'prowlarr' | 'jackett'
export type Found = { source: ManagerName; version: string | null; base: string; api_key: string; indexers: Managed[] }
