import { stamp } from '#server/foundation/lib/clock'
import { days, milliseconds, type Seconds } from '#server/foundation/lib/duration'
import type { Scrubber } from '#server/foundation/lib/redact'
import { sharedRun } from '#server/foundation/lib/turns'
import type { Log } from '#server/foundation/platform/log'
import type { Answer } from './bundle-worker'
import { collectEntries, type Sources } from './entries'
import type { MaskOrder } from './masker'
import type { Packed, PackOrder } from './pack'

export type Bundle = { readonly filename: string; readonly zip: Uint8Array<ArrayBuffer> }
export type Bundles = ReturnType<typeof createBundles>

type Deps = Omit<Sources, 'scrubber'> & {
  scrubber: Pick<Scrubber, 'refresh' | 'scrub' | 'secrets' | 'present'>
  logs: { path: string; flush: () => void }
  log: Log
  pack: (order: PackOrder) => Promise<Packed>
  /** Where a masked archive learns what to replace. */
  mask: () => MaskOrder
}

const window: Seconds = days(7)
const mostRows = 50_000

/** The archive for troubleshooting: what the service is and did, without any secret. Changes nothing and emits no event. */
export const createBundles = (deps: Deps) => {
  const { clock, logs, scrubber, log, pack, mask } = deps

  const build = async (isMasked: boolean): Promise<Bundle> => {
    scrubber.refresh()
    const entries = await collectEntries(deps)
    logs.flush()
    const at = clock.now()
    const since_us = (at.getTime() - milliseconds(window)) * 1000
    const secrets = { present: scrubber.present(), remembered: scrubber.secrets() }
    const packed = await pack({
      entries,
      logs: { path: logs.path, since_us, most: mostRows },
      ...secrets,
      at,
      mask: isMasked ? mask() : null,
    })
    log.debug('diagnostic bundle built', { rows: packed.rows, bytes: packed.zip.length })
    const name = `service-diagnostics-${stamp(clock).replaceAll(/[-:]|\.\d+/g, '')}`
    return { filename: `${name}${isMasked ? '-masked' : ''}.zip`, zip: packed.zip }
  }

  return {
    /** Concurrent requests share one build. */
    export: sharedRun(() => build(false)),
    /** The same with titles, paths, names, and addresses replaced, to share with strangers. */
    exportMasked: sharedRun(() => build(true)),
  }
}

/** Packs in a separate thread; masking takes it longer; `worker` is the address of `bundle-worker.ts` as the running program knows it. */
export const packInWorker =
  (worker: string | URL, within: Seconds = 120) =>
  (order: PackOrder): Promise<Packed> => {
    const { promise, resolve, reject } = Promise.withResolvers<Packed>()
    const thread = new Worker(worker)
    const patience = setTimeout(
      () => reject(new Error('The diagnostic bundle took too long')),
      milliseconds(order.mask ? within * 5 : within),
    )
    thread.onmessage = ({ data }: MessageEvent<Answer>) => (data.ok ? resolve(data.packed) : reject(new Error(data.error)))
    thread.onerror = (event) => reject(new Error(event.message))
    thread.postMessage(order)
    return promise.finally(() => {
      clearTimeout(patience)
      thread.terminate()
    })
  }
