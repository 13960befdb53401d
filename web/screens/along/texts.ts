import { languageTitle } from '../../i18n/format'
import { t } from '../../i18n/translate'
import type { TakenText } from '../../shell/offline/taken'
import type { Prepared } from '../player/api'
import { firstOf } from '../player/kept-subtitles'

/** The subtitles of a movie that a browser can take along: all that are text. The one that the player would show is shown there, too. */
export const textsOf = (prepared: Prepared): TakenText[] => {
  const tracks = prepared.subtitle_tracks.filter(({ kind, url }) => kind === 'text' && url !== null)
  const first = firstOf(
    prepared.subtitle_tracks.filter(({ url }) => url !== null),
    prepared,
  )
  return tracks.map(({ index, language, title, forced, hearing_impaired, url }) => ({
    index,
    // After the mark of a clock.
    name: /\/subtitles\/(s?\d+)/.exec(url ?? '')?.[1] ?? '',
    language: language ?? 'und',
    label: [
      language ? languageTitle(language) : (title ?? t('player.unknown_language')),
      ...(forced ? [t('player.forced')] : []),
      ...(hearing_impaired ? [t('player.hearing_impaired')] : []),
    ].join(' · '),
    is_chosen: index === first?.index,
  }))
}
