/** Addresses that other programs ask for, to find out whether they talk to a service that they know. None is a page of ours. */
const ofPrograms = new Set(
  [
    ...['ping', 'health', 'metrics', 'signalr', 'robots.txt', 'emby', 'mediabrowser', 'jellyfin', 'dlna', 'socket', 'web'],
    ...['System', 'Users', 'UserViews', 'Items', 'UserItems', 'UserPlayedItems', 'UserFavoriteItems', 'Videos', 'Sessions'],
    ...['QuickConnect', 'Branding', 'DisplayPreferences', 'MediaSegments', 'Playback', 'Shows', 'Genres', 'Studios', 'Persons'],
  ].map((name) => name.toLowerCase()),
)

/**
 * Whether the interface's page answers this request. A program that gets it as the answer to an unknown address takes it for a yes, so it
 * goes only to what accepts HTML, as a browser's address line does.
 */
export const wantsPage = (request: Request, path: string): boolean =>
  path === '/' || (!ofPrograms.has(firstSegment(path)) && (request.headers.get('accept') ?? '').includes('text/html'))

const firstSegment = (path: string): string => (path.split('/').find((part) => part !== '') ?? '').toLowerCase()
