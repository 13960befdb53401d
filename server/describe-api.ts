import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyElysia } from 'elysia'
import { createApi } from '#server/app'
import { openRooms } from '#server/compose'
import { systemClock } from '#server/foundation/lib/clock'
import { openGround } from '#server/ground'

/** The API of a service that is already closed: it can be described but not called. */
export const describeApi = (): AnyElysia => {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-describe-'))
  const ground = openGround({
    dataDir,
    version: '0.0.0',
    clock: systemClock,
    isRelease: false,
    threads: { bundle: '', torrentReader: '', listReader: '', fileReader: '', media: '', queryThread: '' },
    self: [],
    childEnv: {},
    listenOn: {},
  })
  try {
    return createApi(ground, openRooms(ground, { listener: { current: () => null, problem: () => null } }))
  } finally {
    ground.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
