import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Sentence } from '#server/foundation/lib/sentence'
import type { Ground } from '#server/ground'
import { type AppTrouble, appsCheck } from './apps-check'
import { backupChecks } from './backup-checks'
import {
  databaseChecks,
  downloadClientCheck,
  downloadClientCode,
  indexerChecks,
  listeningCheck,
  mediaToolCheck,
  reachCheck,
  rootFolderChecks,
  torrentSessionCheck,
} from './checks'
import { clockCheck, clockCode } from './clock-check'
import { followCheck } from './follow-check'
import { createHealth } from './health'
import { importCheck } from './import-check'
import { listChecks } from './list-checks'
import { logCheck } from './log-check'
import { keyCodes, metadataChecks, metadataCode } from './metadata-checks'
import { patternCheck } from './pattern-check'
import { healthRoutes } from './routes'
import { storageCheck } from './storage-check'
import { subtitleProviderCheck, subtitlesCode } from './subtitles-check'
import { torrentPortCheck } from './torrent-port-check'
import { trackerChecks } from './tracker-check'
import { type TvTrouble, tvChecks } from './tv-checks'
import { vpnChecks } from './vpn-check'

type BackupFacts = Parameters<typeof backupChecks>[0]
type Patterns = Parameters<typeof patternCheck>[0]
type Needs = {
  metadata: {
    hasKey: () => boolean
    isKeyRejected: () => boolean
    trouble: () => Sentence | null
    onJudged: (listener: () => void) => void
  }
  subtitles: { problem: () => Sentence | null; onTrouble: (listener: () => void) => void }
  media: { version: Parameters<typeof mediaToolCheck>[0] }
  torrents: {
    session: Parameters<typeof reachCheck>[0] & { isUp: () => boolean; onChange: (listener: (isUp: boolean) => void) => unknown }
  }
  indexers: { rows: Parameters<typeof indexerChecks>[0] }
  library: { roots: { all: Parameters<typeof rootFolderChecks>[0]['folders'] } }
  follows: { waiting: Parameters<typeof followCheck>[0] }
  lists: { rows: Parameters<typeof listChecks>[0] }
  downloads: { clientFacts: Parameters<typeof downloadClientCheck>[0]; onReach: (listener: () => void) => unknown }
  logs: { dropped: () => number }
  vpn: { show: Parameters<typeof vpnChecks>[0] }
  profiles: { all: Patterns['profiles']; formats: { all: Patterns['formats'] } }
  acquisition: { skippedOn: Patterns['skippedOn'] }
  tracker: { trouble: Parameters<typeof trackerChecks>[0] }
  jellyfin: { trouble: () => AppTrouble }
  dlna: { trouble: () => TvTrouble }
  screens: { trouble: () => TvTrouble }
  backups: Pick<BackupFacts, 'lastDrill' | 'copyTrouble'>
  tasks: { get: (name: string) => ReturnType<BackupFacts['lastRun']> }
  listener: { problem: Parameters<typeof listeningCheck>[0] }
  imports: { hold: { heldSince: Parameters<typeof importCheck>[0]['since'] } }
}

/** Health: the issues that need attention. */
export const openHealth = (ground: Ground, needs: Needs) => {
  const { metadata, subtitles, media, profiles, torrents, indexers, acquisition, library, downloads, lists, tracker, logs, vpn, imports } =
    needs
  const { journal, clock, cursors, config, options, background } = ground
  const { session } = torrents
  const health = createHealth({
    journal,
    clock,
    cursors,
    log: ground.logs.for('health', 'health'),
    checks: [
      ...metadataChecks({ hasKey: metadata.hasKey, rejected: metadata.isKeyRejected, trouble: metadata.trouble }),
      torrentSessionCheck(() => session.isUp() || isWaitingForVpn(vpn.show())),
      ...vpnChecks(vpn.show),
      reachCheck(session, () => vpn.show().enabled),
      // With the VPN on, the engine listens on the port that the VPN server forwards.
      torrentPortCheck(session, () => (config.get().vpn_enabled ? 0 : config.get().torrent_port)),
      ...indexerChecks(indexers.rows),
      ...rootFolderChecks({ folders: library.roots.all, minFreeBytes: () => config.get().min_free_space_mb * 1_000_000 }),
      mediaToolCheck(media.version),
      ...databaseChecks({ walBytes: () => sizeOf(join(options.dataDir, 'app.db-wal')), problem: ground.storage.damage }),
      downloadClientCheck(downloads.clientFacts),
      ...backupChecks({
        isScheduled: () => config.get().backup_enabled,
        lastRun: () => needs.tasks.get('backup'),
        lastDrill: needs.backups.lastDrill,
        copyTrouble: needs.backups.copyTrouble,
      }),
      listeningCheck(() => needs.listener.problem()),
      ...listChecks(lists.rows),
      followCheck(needs.follows.waiting),
      importCheck({ since: imports.hold.heldSince, now: () => clock.now() }),
      appsCheck(needs.jellyfin.trouble),
      ...tvChecks({ dlna: needs.dlna.trouble, screens: needs.screens.trouble }),
      logCheck(logs.dropped),
      storageCheck({ look: ground.storage.look, mayChange: ground.mayChange }),
      clockCheck(ground.clockTrust),
      ...trackerChecks(tracker.trouble),
      subtitleProviderCheck(subtitles.problem),
      patternCheck({ formats: profiles.formats.all, profiles: profiles.all, skippedOn: acquisition.skippedOn }),
    ],
  })
  const look = 'a health check'
  let waiting: Timer | undefined
  const confirmClock = async () => {
    ground.clockTrust.confirm()
    await health.runChecks([clockCode])
  }
  // An outage is announced after it has lasted, its end immediately.
  const judgedCodes = () => (metadata.trouble() === null ? [...keyCodes, metadataCode] : keyCodes)
  metadata.onJudged(() => void background.begin(look, () => health.runChecks(judgedCodes())))
  subtitles.onTrouble(() => void background.begin(look, () => health.runChecks([subtitlesCode])))
  downloads.onReach(() => void background.begin(look, () => health.runChecks([downloadClientCode])))
  session.onChange(() => void background.begin(look, health.tick))
  return {
    routes: [healthRoutes(health, confirmClock)],
    entries: health.entries,
    review: health.review,
    checkKey: () => health.runChecks(keyCodes),
    checkDisks: () => health.runChecks(['root_folder_missing', 'disk_space_low']),
    begin(): void {
      waiting = setTimeout(health.start, afterStartMs)
      waiting.unref()
    },
    quiesce(): Promise<void> {
      clearTimeout(waiting)
      return health.stop()
    },
  }
}

/** Running all checks takes longer than the service needs to start, so the first requests go first. */
const afterStartMs = 200

/** The engine is not down: it may not start before the VPN is up. */
const isWaitingForVpn = ({ enabled, state }: { enabled: boolean; state: string }) => enabled && state !== 'up'

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
