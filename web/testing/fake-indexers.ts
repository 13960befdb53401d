import type { FieldDeclaration, Indexer, IndexerType, RootFolder } from '../api/types'
import { at } from './fake-movies'

export const fakeFolder: RootFolder = {
  id: 1,
  path: '/srv/movies',
  accessible: true,
  free_bytes: 512_000_000_000,
  total_bytes: 4_000_000_000_000,
  movie_count: 240,
  is_default: true,
  created_at: at(-9000),
}

export const fakeIndexers = (): Indexer[] =>
  ['Alpha', 'Beta', 'Delta'].map((name, n) => ({
    id: n + 1,
    name,
    type: 'torznab',
    url: `https://${name.toLowerCase()}.example/api`,
    priority: 25,
    enabled: n !== 1,
    enable_feed: true,
    enable_search: true,
    categories: [2000],
    daily_query_limit: null,
    min_seeders: 1,
    seed_ratio: null,
    seed_minutes: null,
    capabilities: {},
    escalation_level: n === 2 ? 3 : 0,
    initial_failure_at: n === 2 ? at(-60) : null,
    most_recent_failure_at: n === 2 ? at(-3) : null,
    disabled_until: n === 2 ? new Date(Date.now() + 900_000).toISOString() : null,
    last_error: n === 2 ? 'It did not answer within 20 s' : null,
    last_error_reason: null,
    queries_today: 40,
    queries_left: null,
    api_key_set: true,
    settings_json_set: false,
    created_at: at(-9000),
    updated_at: at(-90),
  }))

const blankField: Omit<FieldDeclaration, 'name' | 'label' | 'help'> = {
  kind: 'text',
  section: 'Connection',
  secret: false,
  nullable: false,
  advanced: false,
  unit: null,
  format: null,
  min: null,
  max: 2000,
  options: null,
  default: '',
}
export const fakeIndexerTypes: IndexerType[] = [
  {
    type: 'torznab',
    label: 'Torznab',
    help: 'The protocol that most indexers speak.',
    searches: true,
    fields: [
      { ...blankField, name: 'url', label: 'Address', help: 'The Torznab address of the indexer, as it is shown there.', format: 'url' },
      { ...blankField, name: 'api_key', label: 'Key', help: 'The API key of the indexer.', secret: true, nullable: true, default: null },
      {
        ...blankField,
        name: 'categories',
        kind: 'list',
        label: 'Categories',
        help: 'Numbers of the categories to look into; 2000 are movies.',
        default: ['2000'],
      },
    ],
  },
]
