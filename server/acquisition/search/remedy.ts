import { type Sentence, say, type ValuesOf } from '#server/foundation/lib/sentence'
import type { sentences as ofReleases } from '#server/foundation/releases/sentences'
import { sentences } from './sentences'
import { MEGABYTE } from './sizes'

type Said = typeof sentences
/** Codes of refusals by the rules. */
type Refused = keyof typeof remedies
type Values<Code extends Refused> = Code extends keyof Said ? ValuesOf<Said[Code]> : unknown
type Remedy<V> = (values: V) => Sentence

const none = () => say(sentences, 'remedy_none')
const time = () => say(sentences, 'remedy_wait')
const byHand = () => say(sentences, 'remedy_by_hand')
const propers = () => say(sentences, 'remedy_propers')
const cutoff = () => say(sentences, 'remedy_cutoff')
const startOf = ({ movie }: { movie: string | number }) => say(sentences, 'remedy_availability', { movie })
const startDelay = () => say(sentences, 'remedy_start_delay')
const languages = ({ languages }: { languages: readonly string[] }) => say(sentences, 'remedy_languages', { languages })
const anyLanguage = () => say(sentences, 'remedy_any_language')
const forbidden = ({ words }: { words: readonly string[] }) => say(sentences, 'remedy_forbidden_words', { words })

const MINUTE = 60
type Sized = { size: number; runtime: number; quality: string | number }
const perMinute = ({ size, runtime }: Sized): number => size / MEGABYTE / (runtime / MINUTE)
/** Megabytes as “Keep free” counts them. */
const RESERVED_MEGABYTE = 1_000_000

/** For each reason to refuse a release, what a person would change so that it no longer holds. */
const remedies = {
  other_movie: none,
  no_movie: none,
  other_title: none,
  no_year: none,
  movie_without_year: none,
  other_year: none,
  not_the_movie: none,
  blocked_ending: ({ ending }) => say(sentences, 'remedy_ending', { ending }),
  protocol_not_supported: none,
  movie_not_monitored: ({ movie }) => say(sentences, 'remedy_monitor', { movie }),
  can_be_streamed: byHand,
  release_date_unknown: startOf,
  cinema_date_unknown: startOf,
  not_released: startOf,
  not_in_cinemas: startOf,
  delayed_after_release: startDelay,
  delayed_after_cinemas: startDelay,
  quality_not_wanted: ({ quality, profile }) => say(sentences, 'remedy_quality', { quality, profile }),
  language_not_wanted: languages,
  languages_missing: anyLanguage,
  language_unknown: anyLanguage,
  required_word_missing: ({ words }) => say(sentences, 'remedy_required_words', { words }),
  forbidden_word: forbidden,
  word_undecided: forbidden,
  above_max_size: ({ size }) => say(sentences, 'remedy_max_size', { megabytes: Math.ceil(size / MEGABYTE) }),
  no_version_wants_it: ({ what }) => say(sentences, 'remedy_version', { what }),
  no_custom_format: () => say(sentences, 'remedy_least_score', { score: 0 }),
  format_score_too_low: ({ score }) => say(sentences, 'remedy_least_score', { score }),
  absurd_size: none,
  too_small: (sized) => say(sentences, 'remedy_smallest_size', { quality: sized.quality, megabytes: Math.floor(perMinute(sized)) }),
  too_large: (sized) => say(sentences, 'remedy_largest_size', { quality: sized.quality, megabytes: Math.ceil(perMinute(sized)) }),
  sample: none,
  raw_disk: none,
  disc_image: none,
  hardcoded_subtitles: none,
  too_few_seeders: ({ indexer, count }) => say(sentences, 'remedy_seeders', { indexer, count }),
  flag_missing: ({ indexer }) => say(sentences, 'remedy_flags', { indexer }),
  indexer_for_other_movies: ({ indexer }) => say(sentences, 'remedy_tags', { indexer }),
  too_new: time,
  blocklisted: () => say(sentences, 'remedy_blocklist'),
  already_taken: none,
  is_the_file: none,
  grabbed_recently: byHand,
  already_imported: none,
  repacks_off: propers,
  repack_group_unknown: none,
  repack_without_group: none,
  repack_of_other_group: none,
  propers_off: propers,
  proper_too_late: byHand,
  passed_over: byHand,
  delayed: time,
  indexer_paused: time,
  no_space: ({ needed, free }) => say(sentences, 'remedy_space', { lacking: needed - free }),
  no_space_beside_reserve: ({ needed, free, reserve }) =>
    say(sentences, 'remedy_reserve', {
      lacking: needed + reserve - free,
      megabytes: Math.floor((free - needed) / RESERVED_MEGABYTE),
    }),
  soon_replaced: time,
  replaced_by_refused: none,
  decision_error: none,
  existing_better_quality: ({ quality, offered }) => say(sentences, 'remedy_order', { quality, offered }),
  existing_better_revision: none,
  file_kept: ({ folder }) => say(sentences, 'remedy_folder', { folder }),
  upgrades_not_allowed: () => say(sentences, 'remedy_upgrades'),
  quality_cutoff_met: cutoff,
  format_score_not_better: none,
  format_cutoff_met: cutoff,
  format_score_gain_too_small: ({ gain }) => say(sentences, 'remedy_gain', { gain }),
  not_smaller: none,
  cutoff_met: cutoff,
  queue_propers_off: propers,
  queue_meets_cutoff: cutoff,
  queue_is_better: time,
} as const satisfies { [Code in keyof Said | keyof typeof ofReleases]?: Remedy<Code extends keyof Said ? ValuesOf<Said[Code]> : unknown> }

const isRefused = (code: string): code is Refused => Object.hasOwn(remedies, code)

/** What would have to change for a refused release to pass this rule. */
export const remedyOf = <Code extends Refused>({ code, values }: Pick<Sentence, 'code' | 'values'>): Sentence =>
  isRefused(code) ? (remedies[code] as Remedy<Values<Code>>)(values as Values<Code>) : none()
