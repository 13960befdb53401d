import { stamp } from '#server/foundation/lib/clock'
import type { Sentence } from '#server/foundation/lib/sentence'
import { listen } from '#server/foundation/platform/http/listen'
import { readInstanceNote, writeInstanceNote } from '#server/foundation/platform/instance-lock'
import { type Log, silentLog } from '#server/foundation/platform/log'
import { createUi } from '#server/foundation/platform/ui'
import { createMaintenance, type Maintenance, recoveryWords, recoveryWordsForAll } from '#server/service/recovery/maintenance'
import type { Opened } from './boot-app'
import { type ExitCode, exitCodes } from './exit-codes'
import type { Outside } from './outside'
import type { Serving } from './serving'

type Standing = { words: Sentence; log: Log; base: string }

/** Answers requests in maintenance mode. */
export const maintenanceFor = ({ version, clock, ui }: Outside, { words, log, base }: Standing): Maintenance => {
  const startedMs = performance.now()
  const pages = createUi(ui)
  return createMaintenance({
    version,
    startedAt: stamp(clock),
    uptimeSeconds: () => Math.floor((performance.now() - startedMs) / 1000),
    base: () => base,
    log,
    words,
    page: (request) => pages(request, new URL(request.url).pathname.slice(base.length), base) ?? new Response(null, { status: 404 }),
  })
}

type Recovering = Serving & { trouble: Extract<Opened, { kind: 'recovery' }> }

/** Without a usable database, answers every request with the problem, changes nothing, and waits to be stopped. */
export const serveRecovery = async (
  outside: Outside,
  { dataDir, listenOn, isJson, trouble, stopSignal }: Recovering,
): Promise<ExitCode> => {
  const note = readInstanceNote(dataDir)
  const before = note === null || note === 'unreadable' ? null : note
  const words = recoveryWords({ why: trouble.why, newest_verified_backup: trouble.backup })
  const base = before?.base_url ?? ''
  const answer = maintenanceFor(outside, { words: recoveryWordsForAll, log: silentLog, base })
  const { port, hosts, close } = listen(
    { answer, websocket: { message: () => {} } },
    { address: listenOn.address ?? before?.hosts[0] ?? '127.0.0.1', port: listenOn.port ?? before?.port ?? 8080 },
  )
  writeInstanceNote(dataDir, {
    pid: outside.pid,
    port,
    hosts,
    base_url: base,
    version: outside.version,
    backup_path: before?.backup_path ?? null,
  })
  const url = `http://localhost:${port}${base}`
  outside.parent?.send({ type: 'listening', url, port })
  if (isJson) outside.out(JSON.stringify({ event: 'recovery', url, port, hosts, data_dir: dataDir, why: trouble.why }))
  outside.err(`marquee: ${words}`)
  if (!isJson) outside.out(`Until then ${url} answers that it is in recovery.`)
  await stopSignal
  await close(true)
  return exitCodes.ok
}
