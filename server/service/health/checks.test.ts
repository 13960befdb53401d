import { describe, expect, test } from 'bun:test'
import { tmpdir } from 'node:os'
import { say } from '#server/foundation/lib/sentence'
import { appsCheck } from './apps-check'
import { backupChecks } from './backup-checks'
import {
  databaseChecks,
  downloadClientCheck,
  indexerChecks,
  listeningCheck,
  mediaToolCheck,
  reachCheck,
  rootFolderChecks,
  torrentSessionCheck,
} from './checks'
import type { HealthCheck } from './health'
import { logCheck } from './log-check'
import { metadataChecks } from './metadata-checks'
import { sentences } from './sentences'
import { type TvTrouble, tvChecks } from './tv-checks'

const found = async (...checks: HealthCheck[]): Promise<string[]> => {
  const all = await Promise.all(
    checks.map(async ({ code, look }) =>
      [(await look()) ?? []].flat().map(({ severity, subject }) => `${code}${subject === undefined ? '' : `:${subject}`} ${severity}`),
    ),
  )
  return all.flat()
}
const never = { ok: null, problem: null, problem_reason: null }
const whole = {
  copyTrouble: () => null,
  isScheduled: () => true,
  lastRun: () => ({ last_error: null, last_error_reason: null }),
  lastDrill: () => never,
}
const indexer = (id: number, escalation_level = 0, enabled = true) => ({
  id,
  name: `Indexer ${id}`,
  enabled,
  escalation_level,
  disabled_until: '2026-05-10T13:00:00.000Z',
  last_error: 'Indexer refuses the connection',
  last_error_reason: null,
})

describe('health reports', () => {
  test('apps that cannot reach this computer, or cannot find it', async () => {
    expect(await found(appsCheck(() => 'unreachable'))).toEqual(['apps_kept_out warning'])
    expect(await found(appsCheck(() => 'undiscoverable'))).toEqual(['apps_kept_out notice'])
    expect(await found(appsCheck(() => null))).toEqual([])
  })

  test('TVs that cannot reach this computer, or cannot find it', async () => {
    const troubles = (dlna: TvTrouble, screens: TvTrouble) => found(...tvChecks({ dlna: () => dlna, screens: () => screens }))

    expect(await troubles('unreachable', null)).toEqual(['dlna_kept_out warning'])
    expect(await troubles('port_taken', 'no_multicast')).toEqual(['dlna_kept_out notice', 'screens_out_of_reach notice'])
    expect(await troubles(null, null)).toEqual([])
  })

  test('a missing or rejected key', async () => {
    expect(await found(...metadataChecks({ hasKey: () => false, rejected: () => true, trouble: () => null }))).toEqual([
      'metadata_key_missing error',
    ])
    expect(await found(...metadataChecks({ hasKey: () => true, rejected: () => true, trouble: () => null }))).toEqual([
      'metadata_key_rejected error',
    ])
    expect(await found(...metadataChecks({ hasKey: () => true, rejected: () => false, trouble: () => null }))).toEqual([])
    const trouble = () => ({ code: 'party_silent', values: {}, text: 'The movie database did not respond in time' })
    expect(await found(...metadataChecks({ hasKey: () => true, rejected: () => false, trouble }))).toEqual(['metadata_unreachable warning'])
    expect(await found(...metadataChecks({ hasKey: () => false, rejected: () => false, trouble }))).toEqual(['metadata_key_missing error'])
  })

  test('failing indexers individually, or all of them as one issue', async () => {
    expect(await found(...indexerChecks(() => []))).toEqual(['no_indexer warning'])
    expect(await found(...indexerChecks(() => [indexer(1, 0, false)]))).toEqual(['no_indexer warning'])
    expect(await found(...indexerChecks(() => [indexer(1), indexer(2, 3), indexer(3, 1, false)]))).toEqual(['indexer_failing:2 warning'])
    expect(await found(...indexerChecks(() => [indexer(1, 1), indexer(2, 3)]))).toEqual(['indexer_failing:all error'])
  })

  test('that peers cannot connect, and the remedy: none, the router, or the VPN', async () => {
    const of = (reach: { reachable: 'yes' | 'no' | 'unknown'; mapping: string }, { isUp = true, isInVpn = false } = {}) =>
      reachCheck({ isUp: () => isUp, port: () => 51_413, reach: () => reach }, () => isInVpn)
    const results = async (check: HealthCheck) => [(await check.look()) ?? []].flat().map(({ detail, fix }) => [codeOf(detail), fix?.route])
    const codeOf = (detail: unknown) => (detail as { code: string }).code
    const no = { reachable: 'no', mapping: 'refused' } as const

    expect(await found(of(no))).toEqual(['peers_cannot_reach_us warning'])
    expect(await results(of(no))).toEqual([['forward_port', '/settings/downloads']])
    expect(await results(of({ reachable: 'no', mapping: 'behind_another' }))).toEqual([['behind_router', '/settings/downloads']])
    expect(await results(of(no, { isInVpn: true }))).toEqual([['forward_in_vpn', '/settings/vpn']])
    for (const reachable of ['yes', 'unknown'] as const) expect(await found(of({ reachable, mapping: 'mapped' }))).toEqual([])
    expect(await found(of(no, { isUp: false }))).toEqual([])
  })

  test('folders that are missing, unusable, or on a full disk', async () => {
    const gone = { id: 1, path: `${tmpdir()}/nowhere-at-all`, accessible: false, free_bytes: null }
    const unusable = { id: 2, path: tmpdir(), accessible: false, free_bytes: 0 }
    const full = { id: 3, path: '/movies', accessible: true, free_bytes: 10 }
    const fine = { id: 4, path: '/more', accessible: true, free_bytes: 10_000 }
    const checks = rootFolderChecks({ folders: () => [gone, unusable, full, fine], minFreeBytes: () => 1000 })

    expect(await found(...checks)).toEqual(['root_folder_missing:1 error', 'root_folder_missing:2 error', 'disk_space_low:3 error'])
    const titles = [await checks[1]!.look()].flat().map((finding) => finding?.title.text)
    expect(titles).toEqual([`${gone.path} does not exist`, `${tmpdir()} cannot be used`])
    expect(await found(...rootFolderChecks({ folders: () => [], minFreeBytes: () => 0 }))).toEqual(['no_root_folder warning'])
  })

  test('problems of the engine, backups, the media tool, the database, download clients, the address, and the log', async () => {
    expect(await found(torrentSessionCheck(() => false))).toEqual(['torrent_session_down error'])
    const failed = {
      copyTrouble: () => null,
      lastRun: () => ({ last_error: 'The disk is full', last_error_reason: null }),
      lastDrill: () => never,
    }
    expect(await found(...backupChecks({ ...failed, isScheduled: () => true }))).toEqual(['backup_failing error'])
    expect(await found(...backupChecks({ ...failed, isScheduled: () => false }))).toEqual([])
    const unusable = { ...never, ok: false, problem: 'its database is damaged' }
    expect(await found(...backupChecks({ ...whole, lastDrill: () => unusable }))).toEqual(['restore_drill_failed error'])
    const uncopied = { ...whole, copyTrouble: () => say(sentences, 'see_log') }
    expect(await found(...backupChecks(uncopied))).toEqual(['backup_copy_failing warning'])
    expect(await found(mediaToolCheck(async () => ({ available: false })))).toEqual(['media_tool_missing notice'])
    expect(await found(...databaseChecks({ walBytes: () => 1e9, problem: () => 'row 3 missing.' }))).toEqual([
      'database_damaged error',
      'database_log_large warning',
    ])
    const clients = [
      { id: 1, name: 'a', enabled: true, test: async () => ({ ok: false, text: 'no' }) },
      { id: 2, name: 'b', enabled: true, test: async () => ({ ok: true }) },
      { id: 3, name: 'c', enabled: false, test: async () => ({ ok: false }) },
    ]
    expect(await found(downloadClientCheck(() => clients))).toEqual(['download_client_unreachable:1 error'])
    expect(await found(listeningCheck(() => 'Port 80 is taken'))).toEqual(['listen_problem error'])
    let dropped = 3
    const log = logCheck(() => dropped)
    expect(await found(log)).toEqual(['log_not_written warning'])
    expect(await found(log)).toEqual([])
    dropped = 4
    expect(await found(log)).toEqual(['log_not_written warning'])
  })

  test('nothing if all is well', async () => {
    expect(
      await found(
        torrentSessionCheck(() => true),
        ...backupChecks(whole),
        mediaToolCheck(async () => ({ available: true })),
        ...databaseChecks({ walBytes: () => 0, problem: () => null }),
        ...indexerChecks(() => [indexer(1)]),
        ...rootFolderChecks({ folders: () => [{ id: 1, path: '/', accessible: true, free_bytes: 10 }], minFreeBytes: () => 1 }),
        listeningCheck(() => null),
        logCheck(() => 0),
      ),
    ).toEqual([])
  })
})
