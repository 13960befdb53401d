import { qrSvg } from '#server/foundation/lib/qr'
import { wentWell } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import type { Run } from '#server/foundation/platform/scheduler'
import { createUpstreamFetch } from '#server/foundation/upstream/fetch'
import { createTrackerAuth } from '#server/foundation/upstream/tracker/auth'
import { createTrackerClient } from '#server/foundation/upstream/tracker/client'
import type { Ground } from '#server/ground'
import { createAccount } from './account'
import { createDevice } from './device'
import { createOurPlays } from './our-plays'
import { createRatings } from './ratings'
import { trackerRoutes } from './routes'
import { countsFromPercent, createScrobbling } from './scrobbling'
import { createSendPlays } from './send-plays'
import { sentences } from './sentences'
import { showTracker } from './show'
import { createSync } from './sync'
import { createWatched, type TakePlays } from './watched'
import { createWatchlist } from './watchlist'

type Needs = {
  metadata: { known: Parameters<typeof createWatchlist>[0]['known'] }
  movies: {
    row: Parameters<typeof createScrobbling>[0]['movie']
    takePlays: TakePlays
    rate: Parameters<typeof createRatings>[0]['rate']
    add: Parameters<typeof createWatchlist>[0]['add']
  }
  tasks: { run: (name: 'tracker-sync') => Run }
}
type Settings = Pick<ReturnType<Ground['config']['get']>, 'tracker_url' | 'tracker_client_id' | 'tracker_client_secret'>

/** The tracker: a service that records what was watched. */
export const openTracker = (ground: Ground, { metadata, movies, tasks }: Needs) => {
  const { db, bus, journal, clock, config, logs, background, options } = ground
  const log = logs.for('tracker', 'sync')
  const { version } = options
  const fetch = createUpstreamFetch({
    name: 'The tracker',
    log: logs.for('upstream', 'tracker'),
    clock,
    witness: ground.clockTrust.witness,
  })
  const settings = () => settingsOf(config.get())
  const auth = createTrackerAuth({ fetch, settings, version })
  const account = createAccount({ db, journal, clock, log, auth, url: () => settings().url })
  const client = createTrackerClient({ fetch, clock, settings, version, access: account.access })
  const device = createDevice({ clock, log, auth, account, who: client.who })
  const ours = createOurPlays({ db, clock, account })
  const isScrobbling = () => account.isConnected() && account.row()?.confirmed_at != null && config.get().tracker_scrobble
  const scrobbling = createScrobbling({
    clock,
    log,
    begin: (work) => void background.begin('reporting playback to the tracker', work),
    isOn: isScrobbling,
    movie: movies.row,
    client,
    ours,
  })
  const ratings = createRatings({ db, journal, client, rate: movies.rate })
  const sync = createSync({
    journal,
    clock,
    log,
    config,
    client,
    account,
    ours,
    watched: createWatched({ db, journal, client, takePlays: movies.takePlays }),
    sendPlays: createSendPlays({ client, ours, busy: scrobbling.busy }),
    ratings,
    watchlist: createWatchlist({
      db,
      clock,
      log,
      known: metadata.known,
      add: movies.add,
      most: () => config.get().list_max_added_per_sync,
    }),
  })
  bus.subscribe((event) => {
    if (event.type === 'movie_watched' || event.type === 'movie_unwatched') ours.collect()
  })

  /** Tests settings with a separate client, without a trace in the one in use. */
  const trial = async (tried: Settings) => {
    await createTrackerAuth({ fetch, settings: () => settingsOf(tried), version }).code()
    return wentWell(say(sentences, 'tracker_accepts_us'))
  }
  const show = () =>
    showTracker({ known: account.row(), plays: () => ours.pending(), ratings: ratings.waiting, imported: () => ours.imported().length })
  const code = async () => {
    const shown = await device.begin()
    return { ...shown, qr_svg: qrSvg(shown.verification_url) }
  }
  const start = async ({ send_imported }: { send_imported: boolean }) => {
    await sync.agree()
    if (send_imported) ours.sendImported()
    return tasks.run('tracker-sync')
  }
  return {
    routes: [
      trackerRoutes({
        show,
        disconnect: account.disconnect,
        code,
        poll: async () => ({ state: await device.poll() }),
        count: sync.count,
        start,
      }),
    ],
    /** For lists: the connected account's watchlist, and public lists. */
    client: { watchlist: client.watchlist, list: client.list },
    isConnected: account.isConnected,
    isDue: () => account.isConnected() && account.row()?.confirmed_at != null,
    syncDue: sync.syncDue,
    trouble: sync.trouble,
    trial,
    /** A player's progress report. */
    heard: scrobbling.heard,
    /** The percentage at which the tracker counts a movie as watched, which we adopt while scrobbling. */
    watchedFromPercent: (): number => (isScrobbling() ? countsFromPercent : 100),
  }
}

const settingsOf = ({ tracker_url, tracker_client_id, tracker_client_secret }: Settings) => ({
  url: tracker_url,
  client_id: tracker_client_id,
  client_secret: tracker_client_secret,
})
