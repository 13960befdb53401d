import type { Fault } from './faults'

/**
 * Undoes a mend of something that froze the service, lost data, or gave away a secret. A mend without a test that notices this would be lost
 * with the next change.
 */
type Change = readonly [file: string, from: string, to: string]
const undone = ([file, from, to]: Change, ...tests: readonly string[]): Fault => ({
  file: `server/${file}`,
  from,
  to,
  tests: tests.map((test) => `${test}.test.ts`),
})

const freezes: readonly Fault[] = [
  // A line of a subtitle took time by the square of its length.
  undone(
    ['library/media/subtitles/ass.ts', '/^\\s{0,20}dialogue\\s{0,3}:\\s{0,20}(.*)$/i', '/^\\s*dialogue(\\s*\\s*)+:\\s*(.*)$/i'],
    'scripts/expressions',
  ),
  // A damaged movie stopped the players of good ones.
  undone(['library/media/media-worker.ts', 'if (!found) return rest', 'if (found) return rest'], 'server/library/media/media-worker'),
  undone(['library/media/packet-source.ts', 'repeats > mostRepeats', 'repeats < 0'], 'server/library/media/packet-source'),
  undone(['library/media/hung-jobs.ts', 'return found.jobs.size >= mostPerFile ||', 'return'], 'server/library/media/media-worker'),
  // Nothing ended a service that hung.
  undone(['foundation/platform/watchdog-thread.ts', 'silent > silentMs', 'silent > 1e9'], 'server/foundation/platform/watchdog'),
  undone(
    ['foundation/platform/watchdog-thread.ts', 'endingSince = performance.now()\n', 'endingSince = null\n'],
    'server/foundation/platform/watchdog',
  ),
  // A torrent ended the engine again and again, and with it all others.
  undone(['acquisition/torrent/set-aside.ts', 'const mostDeaths = 2', 'const mostDeaths = 2000'], 'server/acquisition/torrent/set-aside'),
  undone(
    ['acquisition/torrent/safe-names.ts', 'place(top, shallow(parts).map(safePart))', 'place(top, parts.map(safePart))'],
    'server/acquisition/torrent/safe-names',
  ),
  // A tracker was asked a thousand times a second, because it said so.
  undone(['acquisition/torrent/tracker-answer.ts', 'ms >= LEAST_WAIT ?', 'ms >= 0 ?'], 'server/acquisition/torrent/tracker-answer'),
  // A download of an update never ended.
  undone(['service/updates/fetch-release.ts', 'if (bytes > most) return null', ''], 'server/service/updates/updates'),
  undone(['foundation/lib/progress.ts', 'if (moved < least) stopped()', ''], 'server/foundation/lib/progress'),
]

const secrets: readonly Fault[] = [
  // An address signed for a second gave one that lives for hours.
  undone(
    ['service/sessions/play-signature.ts', 'until ?? Number.POSITIVE_INFINITY', 'Number.POSITIVE_INFINITY'],
    'server/library/playback/player-responses',
  ),
  // A link in a feed reached into the home network.
  undone(
    ['foundation/upstream/safe-fetch.ts', 'reach.also?.includes(url.origin) === true', 'true'],
    'server/foundation/upstream/safe-fetch',
    'server/foundation/upstream/fetch',
  ),
  // Any program could be named as the media tool, and was run.
  undone(['foundation/upstream/media-tool/client.ts', '/^ffprobe version (\\S+)/', '/(\\S*)/'], 'server/foundation/config/trials'),
  // An old release, offered again, was new.
  undone(
    ['service/updates/updates.ts', "release.released_at < (newestSeen() ?? '')", 'release.released_at === null'],
    'server/service/updates/updates',
  ),
]

const losses: readonly Fault[] = [
  // A number of a row became a movie.
  undone(
    ['connections/lists/read-rss.ts', "prefix === 'tmdb' ? ownNames.has(name) :", 'ownNames.has(name) ||'],
    'server/connections/lists/bare-numbers',
  ),
  // One outage kept an indexer away for six hours.
  undone(
    ['acquisition/indexers/indexer-outcomes.ts', 'began < (steps.get(id) ?? 0)', 'began < 0'],
    'server/acquisition/indexers/indexer-outcomes.property',
  ),
  // Files of another program were renamed and deleted.
  undone(['library/files/shared-folders.ts', 'isPlacedHere(file) ? null : kept(file, tx)', 'null'], 'server/library/files/shared-folders'),
  // What may be harmful was downloaded again by a click.
  undone(['acquisition/search/grab.ts', "'absurd_size', ...harmful])", "'absurd_size'])"], 'server/acquisition/search/taking'),
  // The hash of a torrent was not that of its bytes.
  undone(
    ['foundation/lib/torrent-hash.ts', 'bytes.subarray(info.start, info.end)', 'bytes.subarray(info.start, info.end - 1)'],
    'server/acquisition/torrent/corner-torrents',
  ),
]

/** The mends of the reviews that must never be undone. */
export const mends: readonly Fault[] = [...freezes, ...secrets, ...losses]
