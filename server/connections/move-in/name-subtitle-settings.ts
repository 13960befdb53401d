import type { Harm, ImportItem } from '#server/connections/import/schema'
import { say } from '#server/foundation/lib/sentence'
import { itemOf } from './report'
import { sentences } from './sentences'
import { isOn, type Settings } from './subtitle-shapes'
import { titleIn } from './values'

type Usual = readonly [value: unknown, harm?: Harm]

/** Settings for subtitles of movies without a place here, with Bazarr's own defaults. None of them is a secret. */
const usual: Readonly<Record<string, Usual>> = {
  'general.minimum_score_movie': [70, 'setting'],
  'general.single_language': [false, 'setting'],
  'general.use_scenename': [true],
  'general.movie_default_enabled': [false],
  'general.movie_default_profile': [''],
  'general.movie_tag_enabled': [false, 'setting'],
  'general.remove_profile_tags': [[], 'setting'],
  'general.path_mappings_movie': [[], 'setting'],
  'general.use_embedded_subs': [true, 'setting'],
  'general.embedded_subs_show_desired': [true],
  'general.embedded_subtitles_parser': ['ffprobe'],
  'general.ignore_pgs_subs': [false, 'setting'],
  'general.ignore_vobsub_subs': [false, 'setting'],
  'general.ignore_ass_subs': [false, 'setting'],
  'general.utf8_encode': [true],
  'general.adaptive_searching': [true],
  'general.adaptive_searching_delay': ['3w'],
  'general.adaptive_searching_delta': ['1w'],
  'general.wanted_search_frequency_movie': [6],
  'general.upgrade_subs': [true, 'setting'],
  'general.upgrade_manual': [true],
  'general.upgrade_frequency': [12],
  'general.days_to_upgrade_subs': [7],
  'general.subfolder': ['current', 'setting'],
  'general.subfolder_custom': ['', 'setting'],
  'general.chmod_enabled': [false, 'setting'],
  'general.chmod': ['0640', 'setting'],
  'general.hi_extension': ['hi'],
  'general.subzero_mods': ['', 'setting'],
  'general.use_postprocessing': [false, 'setting'],
  'general.use_postprocessing_threshold_movie': [false],
  'general.postprocessing_threshold_movie': [70],
  'general.default_und_audio_lang': ['', 'setting'],
  'general.default_und_embedded_subtitles_lang': ['', 'setting'],
  'general.parse_embedded_audio_track': [false],
  'general.language_equals': [[], 'setting'],
  'general.skip_hashing': [false],
  'general.multithreading': [true],
  'general.dont_notify_manual_actions': [false],
  'general.enabled_integrations': [[]],
  'general.anti_captcha_provider': [null],
  'radarr.only_monitored': [false, 'setting'],
  'radarr.sync_only_monitored_movies': [false, 'setting'],
  'radarr.excluded_tags': [[], 'setting'],
  'radarr.movies_sync': [60],
  'radarr.full_update': ['Daily'],
  'radarr.full_update_day': [6],
  'radarr.full_update_hour': [4],
  'radarr.defer_search_signalr': [false],
  'radarr.use_ffprobe_cache': [true],
  'radarr.http_timeout': [60],
  'subsync.use_subsync': [false, 'setting'],
  'subsync.use_subsync_movie_threshold': [false],
  'subsync.subsync_movie_threshold': [70],
  'subsync.force_audio': [false],
  'subsync.no_fix_framerate': [true],
  'subsync.gss': [true],
  'subsync.max_offset_seconds': [60],
  'proxy.type': [null, 'setting'],
  'plex.set_movie_added': [false, 'setting'],
  'plex.update_movie_library': [false, 'setting'],
  'opensubtitlescom.use_hash': [true],
  'opensubtitlescom.include_ai_translated': [false, 'setting'],
  'movie_scores.hash': [119],
  'movie_scores.title': [60],
  'movie_scores.year': [30],
  'movie_scores.release_group': [13],
  'movie_scores.source': [7],
  'movie_scores.audio_codec': [3],
  'movie_scores.resolution': [2],
  'movie_scores.video_codec': [2],
  'movie_scores.streaming_service': [1],
  'movie_scores.edition': [1],
  'movie_scores.hearing_impaired': [1],
}
/** Set there, but with a value that a report must not show. */
const unshown: Readonly<Record<string, unknown>> = { 'general.postprocessing_cmd': '' }

const ofItself =
  /^(?:auth|cors|log|analytics|backup|anidb|postgresql|notifications|anticaptcha|deathbycaptcha)\.|^general\.(?:flask_secret_key|ip|port|base_url|branch|auto_update|debug|page_size|theme|use_radarr|use_plex|enabled_providers)$|^(?:radarr|plex)\.(?:ip|port|base_url|ssl|apikey|movie_library)$|^proxy\.|^subsync\.(?:debug|checker)$/
const ofSeries =
  /^(?:sonarr|series_scores)\.|^general\.(?:use_sonarr|path_mappings|serie_\w+|minimum_score|wanted_search_frequency|(?:use_)?postprocessing_threshold)$|^subsync\.(?:use_subsync_threshold|subsync_threshold)$|^plex\.(?:series_library|set_episode_added|update_series_library)$/
/** Parts of its settings that are not of one provider. */
const ownSections: ReadonlySet<string> = new Set(['general', 'radarr', 'subsync', 'proxy', 'plex', 'opensubtitlescom', 'movie_scores'])
const signIn = /^opensubtitlescom\.(?:username|password)$/
const providers: ReadonlySet<string> = new Set(
  (
    'addic7ed animekalesi animetosho argenteam assrt avistaz bayflix betaseries bsplayer cinemaz embeddedsubtitles gestdown greeksubs ' +
    'greeksubtitles hdbits hosszupuska jimaku karagarga ktuvit legendasdivx legendasnet napiprojekt napisy24 nekur opensubtitles podnapisi ' +
    'regielive soustitreseu subdivx subdl subf2m subssabbz subs4free subs4series subsource subsro subsunacs subsynchro subtitrarinoi ' +
    'subtitriid subtitulamostv subx supersubtitles titlovi titrari titulky turkcealtyaziorg tvsubtitles whisperai wizdom xsubs yavkanet yifysubtitles zimuku'
  ).split(' '),
)

type Named = { settings: ImportItem[]; subtitle_providers: ImportItem[]; unknown: ImportItem[] }

/** Every setting of Bazarr for movies that differs from its own default there, and its providers. */
export const nameSettings = (there: Settings): Named => {
  const pairs = Object.entries(there).flatMap(([section, values]) => (providers.has(section) ? [] : pairsOf(section, values)))
  const series = isOn(there.general?.use_sonarr) ? [itemOf('sonarr', 'left_behind', { reasons: [ofSeriesOnly], harm: 'comfort' })] : []
  const unknown = new Set(
    pairs.filter(({ name }) => !isKnown(name)).map(({ name, section }) => (ownSections.has(section) ? name : section)),
  )
  return {
    settings: [
      ...pairs.filter(({ name }) => isKnown(name)).flatMap(({ name, value }) => settingOf(name, value)),
      ...series,
      itemOf('auth', 'left_behind', { reasons: [itself], harm: 'comfort' }),
    ],
    subtitle_providers: listOf(there.general?.enabled_providers).map(providerOf),
    unknown: [...unknown].map((name) => itemOf(titleIn(name), 'left_behind', { reasons: [odd], harm: 'comfort' })),
  }
}

type Pair = { section: string; name: string; value: unknown }
const pairsOf = (section: string, values: Readonly<Record<string, unknown>>): Pair[] =>
  Object.entries(values)
    .map(([key, value]) => ({ section, name: `${section}.${key}`, value }))
    .filter(({ name }) => isKnown(name) || !(ofItself.test(name) || ofSeries.test(name) || signIn.test(name)))

const isKnown = (name: string): boolean => Object.hasOwn(usual, name) || Object.hasOwn(unshown, name)

const odd = say(sentences, 'bazarr_unknown')
const ofSeriesOnly = say(sentences, 'bazarr_series')
const itself = say(sentences, 'bazarr_itself')

const settingOf = (name: string, value: unknown): ImportItem[] => {
  const [value_there, harm = 'comfort'] = usual[name] ?? [unshown[name], 'setting']
  if (isSame(value, value_there)) return []
  const text = Object.hasOwn(unshown, name) ? null : textOf(value)
  const reason = text === null ? say(sentences, 'bazarr_set') : say(sentences, 'bazarr_value', { value: text })
  return [itemOf(name, 'left_behind', { reasons: [reason], harm })]
}

const providerOf = (name: string): ImportItem => {
  if (name === 'opensubtitlescom') return itemOf(name, 'matched', { reasons: [say(sentences, 'subtitle_provider_here')] })
  if (name === 'embeddedsubtitles') return itemOf(name, 'matched', { reasons: [say(sentences, 'subtitle_provider_inside')] })
  return itemOf(name, 'left_behind', { reasons: [say(sentences, 'subtitle_provider_not')], harm: 'setting' })
}

/** An empty value is written in several ways there. */
const isSame = (value: unknown, expected: unknown): boolean => {
  if (typeof expected === 'boolean') return isOn(value) === expected
  return (textOf(value) ?? '?') === textOf(expected)
}

const longest = 300
const mostValues = 50
/** Null if it is more than a list of plain values. */
const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === 'None') return ''
  if (!Array.isArray(value)) return typeof value === 'object' ? null : String(value).slice(0, longest).toWellFormed()
  if (value.length > mostValues) return null
  const parts = value.map((one) => (Array.isArray(one) ? listOf(one).join(' → ') : typeof one === 'object' ? null : String(one)))
  return parts.includes(null) ? null : parts.join(', ').slice(0, longest).toWellFormed()
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.slice(0, mostValues).flatMap((one) => (typeof one === 'string' ? [one.slice(0, longest)] : [])) : []
