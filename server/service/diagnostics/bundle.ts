import { stamp } from '#server/foundation/lib/clock'
import { days, milliseconds, type Seconds } from '#server/foundation/lib/duration'
import type { Scrubber } from '#server/foundation/lib/redact'
import { sharedRun } from '#server/foundation/lib/turns'
import type { Log } from '#server/foundation/platform/log'
import type { Answer } from './bundle-worker'
import { collectEntries, type Sources } from './entries'
import type { Packed, PackOrder } from './pack'

export type Bundle = { readonly filename: string; readonly zip: Uint8Array<ArrayBuffer> }
export type Bundles = ReturnType<typeof createBundles>

type Deps = Omit<Sources, 'scrubber'> & {
  scrubber: Pick<Scrubber, 'refresh' | 'scrub' | 'secrets' | 'present'>
  logs: { path: string; flush: () => void }
  log: Log
  pack: (order: PackOrder) => Promise<Packed>
}

const window: Seconds = days(7)
const mostRows = 50_000

/** The archive for troubleshooting: what the service is and did, without any secret. Changes nothing and emits no event. */
export const createBundles = (deps: Deps) => {
  const { clock, logs, scrubber, log, pack } = deps

  const build = async (): Promise<Bundle> => {
    scrubber.refresh()
    const entries = await collectEntries(deps)
    logs.flush()
    const at = clock.now()
    const since_us = (at.getTime() - milliseconds(window)) * 1000
    const secrets = { present: scrubber.present(), remembered: scrubber.secrets() }
    const packed = await pack({ entries, logs: { path: logs.path, since_us, most: mostRows }, ...secrets, at })
    log.debug('diagnostic bundle built', { rows: packed.rows, bytes: packed.zip.length })
    return { filename: `service-diagnostics-${stamp(clock).replaceAll(/[-:]|\.\d+/g, '')}.zip`, zip: packed.zip }
  }

  return {
    /** Concurrent requests share one build. */
    export: sharedRun(build),
  }
}

/** Packs in a separate thread; `worker` is the address of `bundle-worker.ts` as the running program knows it. */
export const packInWorker =
  (worker: string | URL, within: Seconds = 120) =>
  (order: PackOrder): Promise<Packed> => {
    const { promise, resolve, reject } = Promise.withResolvers<Packed>()
    const thread = new Worker(worker)
    const patience = setTimeout(() => reject(new Error('The diagnostic bundle took too long')), milliseconds(within))
    thread.onmessage = ({ data }: MessageEvent<Answer>) => (data.ok ? resolve(data.packed) : reject(new Error(data.error)))
    thread.onerror = (event) => reject(new Error(event.message))
    thread.postMessage(order)
    return promise.finally(() => {
      clearTimeout(patience)
      thread.terminate()
    })
  }
