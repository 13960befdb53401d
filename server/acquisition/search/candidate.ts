import type { CustomFormat, QualityProfileValues } from '#server/catalog/profiles/schema'
import type { Sentence } from '#server/foundation/lib/sentence'
import type { MinimumAvailability } from '#server/foundation/releases/availability'
import type { WantedEdition } from '#server/foundation/releases/edition'
import type { ParsedRelease, Revision } from '#server/foundation/releases/release'

/** A release as an indexer offers it, with its name parsed. */
export type Candidate = {
  indexer: {
    id: number | null
    name: string
    /** From 1, the most preferred, to 50. */
    priority: number
    min_seeders: number
    /** In lower case; a release must have one of them. */
    required_flags: readonly string[]
    minimum_age_minutes: number
    /** What "MULTi" stands for there besides the original language. English names. */
    multi_languages: readonly string[]
    /** If not empty, only movies with one of these tags. */
    tag_ids: readonly number[]
    /** Set while the indexer pauses after failures. */
    disabled_until: string | null
  }
  protocol: 'torrent' | 'usenet'
  guid: string
  title: string
  size_bytes: number | null
  published_at: string | null
  seeders: number | null
  peers: number | null
  info_hash: string | null
  imdb_id: string | null
  tmdb_id: number | null
  categories: readonly number[]
  /** In lower case: `freeleech`, `halfleech`, `doubleupload`, `internal`, `scene`, `nuked`, `golden`, `approved`. */
  flags: readonly string[]
  /** As stated by the indexer, such as `ISO`. */
  container: string | null
  parsed: ParsedRelease
  /** Languages stated by the indexer; those in the name are in `parsed`. */
  languages: readonly string[]
  /** Of a file that Radarr scored by its own name, too. */
  file_name?: string | undefined
}

/** What judging a release needs to know about its movie. Languages are English names; dates are for the configured region. */
export type WantedMovie = {
  id: number
  metadata_id: number
  imdb_id: string | null
  title: string
  original_title: string
  /** Alternative and translated titles. */
  alternative_titles: readonly string[]
  year: number | null
  secondary_year?: number | null
  runtime_minutes: number | null
  original_language: string | null
  monitored: boolean
  tag_ids?: readonly number[]
  /** Releases published until then were left alone by the person. */
  passed_over_until?: string | null
  /** Streaming services that offer it. */
  where_to_watch?: readonly string[]
  minimum_availability: MinimumAvailability
  cinema_date: string | null
  digital_date: string | null
  physical_date: string | null
}

/** What determines the languages of a release of the movie. */
export type SpokenMovie = Pick<WantedMovie, 'title' | 'original_title' | 'alternative_titles' | 'original_language'>

/** The properties of a file, or those a download promised when it was grabbed. The score is what it is worth now. */
export type Held = {
  quality: string
  revision: Pick<Revision, 'version' | 'real'>
  custom_format_score: number
  release_group: string | null
  /** Absent if unknown. */
  edition?: string
}
/** `title`: the name of its release, or of the file itself. */
export type HeldFile = Held & {
  added_at: string
  title: string
  size_bytes: number | null
  info_hash: string | null
  to_shrink?: boolean
  /** The library folder, if another program uses it too and Marquee did not place the file. */
  kept_in?: string | null
}
export type UnderWay = Held & { title: string; info_hash: string | null }

export type Identity = { info_hash: string | null; title: string; indexer_id: number | null }
export type Blocked = Identity & { code: string; why: Sentence | string }

/** A release of this movie that was grabbed earlier. */
export type Grabbed = {
  info_hash: string | null
  title: string
  quality: string | null
  imported_quality: string | null
  taken_at: string
  /** Its file is in the library, or its download is not finished. */
  is_here: boolean
}

/** Who searches. With `user_search` the user is waiting, so no release is delayed. */
export type Mode = 'search' | 'user_search' | 'feed'

export type Propers = 'prefer_and_upgrade' | 'do_not_upgrade' | 'do_not_prefer'

export type DecisionSettings = {
  propers: Propers
  min_free_space_mb: number
  /** 0 means no limit. */
  max_size_mb: number
  availability_delay_days: number
  upgrade_enabled: boolean
  preferred_protocol: Candidate['protocol']
  /** Without the dot, in lower case. */
  blocked_extensions: readonly string[]
  /** The person's, by name. */
  streaming_services: readonly string[]
  /** Whether a movie that they offer is left alone. */
  streaming_skip: boolean
}

/** What one version of a movie wants besides its profile. `others`: the cuts that the other versions name. */
export type WantedVersion = { key: number | null; edition: WantedEdition; others: readonly WantedEdition[] }

/** Everything that a rule may consider besides the release itself. */
export type Context = {
  movie: WantedMovie
  profile: QualityProfileValues
  /** Absent: the only version, and any edition. */
  version?: WantedVersion
  formats: readonly Pick<CustomFormat, 'id' | 'name' | 'conditions'>[]
  file: HeldFile | null
  queue: readonly UnderWay[]
  blocklist: readonly Blocked[]
  grabbed: readonly Grabbed[]
  /** On the disk of the movie's folder; null if unknown. */
  free_bytes: number | null
  /** When the oldest candidate that only waits for its delay was first seen. */
  waiting_since: string | null
  settings: DecisionSettings
  mode: Mode
  now: Date
}

/** `until`: when a temporary refusal ends, if known. */
export type Refusal = Sentence & { temporary: boolean; until?: Date }

/** How the profile scores the release, computed once before the rules run. */
export type Scored = {
  score: number
  custom_formats: readonly FormatMatch[]
  languages: readonly string[]
  /** The words of the name that are neither a title of the movie nor a known description. */
  doubt: readonly string[]
}
export type FormatMatch = { custom_format_id: number; name: string; score: number }

/** A rule returns the reason to refuse a release, or undefined. */
export type Rule<Seen = Context> = (candidate: Candidate & Scored, context: Seen) => Refusal | undefined
/** A rule independent of the file and the queue: grabbing another release first never changes its answer. */
export type LastingRule = Rule<Omit<Context, 'file' | 'queue'>>

export const refuse = (why: Sentence): Refusal => ({ ...why, temporary: false })
export const postpone = (why: Sentence, until?: Date): Refusal => ({ ...why, temporary: true, ...(until && { until }) })
