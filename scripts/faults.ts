import { mends } from './faults-of-mends'

/** A one-line fault: in this file, this text becomes that one, and one of these tests should fail. */
export type Fault = { readonly file: string; readonly from: string; readonly to: string; readonly tests: readonly string[] }

type Change = readonly [file: string, from: string, to: string]
/** Faults of one room, all of which the same tests should find. Paths are relative to the room. */
const inRoom = (room: string, tests: readonly string[], changes: readonly Change[]): Fault[] =>
  changes.map(([file, from, to]) => ({ file: `${room}/${file}`, from, to, tests: tests.map((test) => `${room}/${test}.test.ts`) }))

const catalog: readonly Fault[] = [
  ...inRoom(
    'server/catalog/movies',
    ['picture', 'facets'],
    [
      ['picture.ts', 'width > 2600 || height > 1500', 'width > 2600 && height > 1500'],
      ['picture.ts', "hdr !== null && hdr !== 'none'", 'hdr !== null'],
      ['facets.ts', 'counts.monitored += monitored * movies', 'counts.monitored += movies'],
    ],
  ),
  ...inRoom(
    'server/catalog/wanted',
    ['wanted'],
    [
      ['calendar.ts', 'length < 0', 'length <= 0'],
      ['calendar.ts', 'AND f.missing_at IS NULL) AS has_file', ') AS has_file'],
      ['calendar.ts', 'length > milliseconds(longest)', 'length > 2 * milliseconds(longest)'],
    ],
  ),
  ...inRoom(
    'server/catalog/profiles',
    ['profile'],
    [
      ['profile.ts', 'end?.allowed ? []', 'end ? []'],
      ['profile.ts', "(mode === 'any_of' || mode === 'all_of') &&", "mode === 'any_of' &&"],
      ['profile.ts', 'items.some(({ allowed }) => allowed)', 'items.length > 0'],
    ],
  ),
]

const acquisition: readonly Fault[] = [
  ...inRoom(
    'server/acquisition/search',
    ['decide', 'score', 'upgrade'],
    [
      ['score.ts', 'condition.required && !matches', 'condition.required && matches'],
      ['rules/has-enough-seeders.ts', 'seeders < indexer.min_seeders', 'seeders <= indexer.min_seeders'],
      ['rules/proper-is-in-time.ts', 'age > interest', 'age < interest'],
    ],
  ),
  ...inRoom(
    'server/acquisition/indexers',
    ['values', 'budget', 'credentials-in-url'],
    [
      ['values.ts', 'digits && Number(digits) > 0', 'digits && Number(digits) >= 0'],
      ['values.ts', 'size > 0 && size < BIGGEST', 'size > 0'],
      ['budget.ts', 'budget.queries_day === dayOf(now)', 'budget.queries_day !== null'],
    ],
  ),
  ...inRoom(
    'server/acquisition/downloads',
    ['progress', 'clear-away', 'end-of-movie', 'session-status'],
    [
      ['progress.ts', 'now - before < 1000', 'now - before < 10'],
      ['clear-away.ts', 'other.id !== id && ', ''],
      ['end-of-movie.ts', 'delete_files || !isOnlyCopy', 'delete_files || isOnlyCopy'],
    ],
  ),
  ...inRoom(
    'server/acquisition/torrent',
    ['engine-watch', 'engine-last-blocks', 'pieces', 'safe-names'],
    [
      ['engine-watch.ts', 'if (!chosen.bits.has(piece)) continue', 'if (piece < 0) continue'],
      ['engine-watch.ts', 'piece < here || piece > ahead', 'piece < here'],
      ['engine-last-blocks.ts', 'askersOf(a) - askersOf(b)', 'askersOf(b) - askersOf(a)'],
      ['engine-last-blocks.ts', 'inAll - (asked - askers.size)', 'inAll - askers.size'],
      ['pieces.ts', 'if (wanted.has(file.index) || file.padding) continue', 'if (wanted.has(file.index)) continue'],
      ['safe-names.ts', "part === '' || part === '.' || part === '..'", "part === '' || part === '.'"],
    ],
  ),
  ...inRoom(
    'server/acquisition/torrent',
    ['engine', 'engine-peers'],
    [
      ['engine-steps.ts', "life.paused ? 'paused' : 'waiting'", "'waiting'"],
      ['engine-peers.ts', 'trace.isSelf = true', 'trace.isSelf = false'],
      ['engine-memory.ts', 'isSameChoice && isUnchanged(resume, stamps)', 'isSameChoice'],
    ],
  ),
]

const library: readonly Fault[] = [
  ...inRoom(
    'server/library/files',
    ['inspect-payload', 'place-file', 'rename', 'sidecars'],
    [
      ['inspect-payload.ts', "part === '' || part === '.' || part === '..')", "part === '' || part === '.')"],
      ['inspect-payload.ts', 'size_bytes < smallest', 'size_bytes > smallest'],
      ['companions.ts', '!longer.some((other)', 'longer.every((other)'],
    ],
  ),
  ...inRoom(
    'server/library/subtitles',
    ['clean', 'rank-offers'],
    [
      ['clean.ts', 'kept.length < fewest', 'kept.length < 1'],
      ['clean.ts', '(isAtEnd && address.test(text))', 'address.test(text)'],
      ['rank-offers.ts', 'other_source: -20', 'other_source: 20'],
    ],
  ),
  ...inRoom(
    'server/library/playback',
    ['decide'],
    [
      ['decide.ts', "all === 0 && isAllowed('direct')", 'all === 0'],
      ['decide.ts', "whole === 0 ? 'direct' : say(", "all === 0 ? 'direct' : say("],
      ['decide.ts', 'is_readable && (!video || carriedVideo.has(video.codec))', '!video || carriedVideo.has(video.codec)'],
    ],
  ),
]

const connections: readonly Fault[] = [
  ...inRoom(
    'server/connections/lists',
    ['types', 'lists'],
    [
      ['types/list-provider.ts', 'reading.lines === 0 || isRepeated', 'reading.lines === 0'],
      ['types/radarr.ts', '!monitored_only || monitored === true', 'monitored_only || monitored === true'],
      ['lists.ts', 'patch.name ?? before.name }, ', 'before.name }, '],
    ],
  ),
  ...inRoom(
    'server/connections/tracker',
    ['sync', 'interrupted'],
    [
      ['match-plays.ts', 'ids.has(id) || historyIds.has(history_id)', 'ids.has(id)'],
      ['match-plays.ts', 'apart <= within(', 'apart >= within('],
      ['watched.ts', 'recent && sum === count', 'recent'],
    ],
  ),
  ...inRoom(
    'server/connections/webhooks',
    ['webhooks', 'presets'],
    [
      ['deliveries.ts', 'attempts < tries', 'attempts <= tries'],
      ['deliveries.ts', 'rests[attempts - 1] ?? 0', 'rests[attempts] ?? 0'],
      ['payload.ts', 'isJson ? jsonEscape : oneLine', 'oneLine'],
    ],
  ),
]

const service: readonly Fault[] = [
  ...inRoom(
    'server/service/backups',
    ['backups', 'restore'],
    [
      ['retention.ts', 'backup.kind === kind && backup.id !== made', 'backup.kind === kind'],
      ['retention.ts', 'surplus.filter((backup) => backup !== lastWhole)', 'surplus'],
      ['swap.ts', "kind !== 'sound' || restoreIdOf(database) !== restore_id", "kind !== 'sound'"],
    ],
  ),
  ...inRoom(
    'server/service/health',
    ['health', 'checks', 'torrent-port-check'],
    [
      ['health.ts', 'before?.sinceMs ?? now.getTime()', 'now.getTime()'],
      ['log-check.ts', 'dropped() - before', 'dropped()'],
      ['torrent-port-check.ts', '!session.isUp() || wanted() === 0', 'wanted() === 0'],
    ],
  ),
  ...inRoom(
    'server/service/sessions',
    ['sessions', 'signed-url', 'authenticate'],
    [
      ['brake.ts', 'failures <= freeTries', 'failures < freeTries'],
      ['signed-url.ts', 'seconds > mostSeconds', 'seconds > 10 * mostSeconds'],
      ['same-origin.ts', "site === 'same-origin'", "site !== 'cross-site'"],
    ],
  ),
  ...inRoom(
    'server/service/updates',
    ['updates', 'install'],
    [
      ['release.ts', 'difference !== 0', 'difference > 0'],
      ['release.ts', "known.get('release.json') !== sha256(notes)", "!known.has('release.json')"],
      ['install.ts', '!(await starts(next))', 'next === ""'],
    ],
  ),
]

const foundation: readonly Fault[] = [
  ...inRoom(
    'server/foundation/lib',
    ['escalation', 'redact'],
    [
      ['escalation.ts', 'Math.max(state.escalation_level - 1, 0)', '0'],
      ['escalation.ts', 'restLadder[level - 1]', 'restLadder[level]'],
      ['redact.ts', 'short.has(text) ? redacted : scrub(text)', 'scrub(text)'],
    ],
  ),
  ...inRoom(
    'server/foundation/releases',
    ['availability', 'match-movie'],
    [
      ['availability.ts', 'Math.min(...homes)', 'Math.max(...homes)'],
      ['availability.ts', '>= from.getTime() + delayDays * DAY', '> from.getTime() + delayDays * DAY'],
      ['match-movie.ts', 'id === undefined || isOtherPart(title, movie)', 'id === undefined'],
    ],
  ),
  ...inRoom(
    'server/foundation/upstream',
    ['fetch'],
    [
      ['fetch.ts', 'isIdempotent ? retries : 0', 'retries'],
      ['fetch.ts', 'const MAX_REDIRECTS = 5', 'const MAX_REDIRECTS = 50'],
      ['fetch.ts', "prepared.method === 'GET' || prepared.method === 'HEAD'", "prepared.method === 'HEAD'"],
    ],
  ),
  ...inRoom(
    'server/foundation/platform',
    ['scheduler', 'instance-lock'],
    [
      ['scheduler.ts', 'Math.min(due, now + interval)', 'due'],
      ['scheduler.ts', 'if (!running.delete(task.name)) return', 'running.delete(task.name)'],
      ['instance-lock.ts', 'truncateSync(path)', 'void 0'],
    ],
  ),
]

const network: readonly Fault[] = [
  ...inRoom(
    'server/network/tunnel',
    ['peer'],
    [
      ['peer.ts', 'const downAfterMs = 30_000', 'const downAfterMs = 90_000'],
      ['peer.ts', 'const rekeyTimeoutMs = 5_000', 'const rekeyTimeoutMs = 500'],
    ],
  ),
  ...inRoom(
    'server/network/vpn',
    ['wireguard-file', 'vpn'],
    [
      ['wireguard-file.ts', 'file.allowed_ips.length > maxRanges', 'file.allowed_ips.length > 4 * maxRanges'],
      ['wireguard-file.ts', 'peers.length > 1', 'peers.length > 2'],
      ['judge-test.ts', '{ ok: !isSame,', '{ ok: true,'],
    ],
  ),
]

const commands: readonly Fault[] = inRoom(
  'server/cli',
  ['listen-on', 'data-folder', 'service-plan', 'running', 'refusals'],
  [
    ['listen-on.ts', 'port > 65_535', 'port > 99_999'],
    ['data-folder.ts', "given['data-dir'] || outside.env.MARQUEE_DATA_DIR", "outside.env.MARQUEE_DATA_DIR || given['data-dir']"],
    [
      'exit-codes.ts',
      'if (error instanceof PortTaken) return exitCodes.unavailable',
      'if (error instanceof PortTaken) return exitCodes.config',
    ],
  ],
)

export const faults: readonly Fault[] = [
  ...catalog,
  ...acquisition,
  ...library,
  ...connections,
  ...service,
  ...foundation,
  ...network,
  ...commands,
  ...mends,
]
