import type { ProfileItem } from '#server/catalog/profiles/schema'
import type { StorageRule } from './schema'

/** A rule as it is decided by; one that is only tried has the id 0. */
export type Rule = Pick<StorageRule, 'id' | 'name' | 'when' | 'then' | 'quality_profile_id' | 'notice_days'>
export type Mark = { rule_id: number; marked_at: string; leaves_at: string; confirmed_at: string | null }

/** A file of the default version, which is the only one that is replaced by a smaller one. */
type MainFile = { size_bytes: number; quality: string; to_shrink: boolean }

/** What is known about a movie with a file on disk. */
export type MovieFacts = {
  movie_id: number
  title: string
  year: number | null
  keep: boolean
  monitored: boolean
  /** By a person, as far as known. */
  is_added_by_hand: boolean
  /** When it was in the library with a file: the later of both. */
  arrived_at: string
  /** When its file last came back from the recycle bin. */
  brought_back_at: string | null
  watched_at: string | null
  play_count: number
  /** Of the person, else of everybody. */
  rating: number | null
  tag_ids: readonly number[]
  root_folder_ids: readonly number[]
  /** Another program uses the folder of a file that Marquee did not place. */
  is_kept_by_others: boolean
  /** The disk of its files; null if it cannot be reached. */
  disk: string | null
  size_bytes: number
  main_files: readonly MainFile[]
  is_playing: boolean
  /** When it was last played without reaching the end; null if it was not begun. */
  begun_at: string | null
  download: 'seeding' | 'underway' | null
  /** How many releases its last search found; null if it was never searched for. */
  last_found: number | null
}

/** `pending_bytes`: what becomes free by itself, such as the files in the recycle bin. */
export type Disk = { free_bytes: number; pending_bytes: number }

export type World = {
  movies: readonly MovieFacts[]
  /** Those in use, in order. */
  rules: readonly Rule[]
  marks: ReadonlyMap<number, Mark>
  disks: ReadonlyMap<string, Disk>
  profiles: ReadonlyMap<number, { items: readonly ProfileItem[] }>
  isHeld: boolean
  now: Date
}
