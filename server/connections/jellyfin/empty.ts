import { listOf } from './answers'
import type { Route, SignedCall } from './call'

/** What apps ask for and Marquee does not have: empty, because a home screen fails whole on one missing list. */
export const emptyRoutes: readonly Route<SignedCall>[] = [
  ...['shows/nextup', 'shows/upcoming', 'artists', 'years', 'playlists', 'trailers', 'channels', 'studios'],
  ...['livetv/channels', 'livetv/programs', 'livetv/programs/recommended', 'livetv/recordings'],
  ...['items/*/intros', 'items/*/collections', 'videos/*/additionalparts', 'mediasegments/*'],
].map((path): Route<SignedCall> => ['GET', path, () => listOf([])])

const theme = { OwnerId: '0'.repeat(32), ...listOf([]) }
export const emptyOthers: readonly Route<SignedCall>[] = [
  ...['userviews/groupingoptions', 'plugins', 'packages', 'movies/recommendations', 'items/*/localtrailers', 'items/*/specialfeatures'],
  ...['localization/cultures', 'localization/countries', 'localization/parentalratings', 'localization/options', 'items/*/externalidinfos'],
].map((path): Route<SignedCall> => ['GET', path, () => [] as const])
export const politeRoutes: readonly Route<SignedCall>[] = [
  ['GET', 'items/*/thememedia', () => ({ ThemeVideosResult: theme, ThemeSongsResult: theme, SoundtrackSongsResult: theme })],
  ['GET', 'items/*/themesongs', () => theme],
  ['GET', 'items/*/themevideos', () => theme],
  ['GET', 'livetv/info', () => ({ Services: [], IsEnabled: false, EnabledUsers: [] })],
  ['GET', 'system/configuration', () => ({})],
  ['GET', 'system/configuration/*', () => ({})],
  ...['users/configuration', 'users/*/configuration', 'sessions/capabilities', 'sessions/capabilities/full', 'sessions/playing/ping'].map(
    (path): Route<SignedCall> => ['POST', path, () => null],
  ),
  ['POST', 'clientlog/document', () => ({ FileName: 'not-kept' })],
  ['DELETE', 'videos/activeencodings', () => null],
]
