import { createHash } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Samples } from '#server/foundation/platform/host'
import { createMountedService } from '#server/foundation/platform/http/mounted-service'
import type { Outside } from './outside'
import type { Stage, Staging } from './samples-stage'

export type SampleStage = ReturnType<typeof createSamples>

/** Sample movies at a path below the service's own address. Everything they need is imported on demand. */
export const createSamples = (outside: Outside, { dataDir }: { dataDir: string }) => {
  const mounted = createMountedService()
  const prefix = `marquee-samples-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-`
  const discard = () => sweep(prefix)
  discard()
  let open: Promise<Stage> | null = null

  const stage = async (staging: Staging): Promise<Stage> => (await import('./samples-stage')).stageOn(outside, staging)
  const close = async (): Promise<void> => {
    const [opened] = [await open?.catch(() => null)]
    open = null
    await opened?.close()
  }
  const samples: Samples = {
    open: async ({ base, host }) => {
      open ??= stage({ mounted, prefix, base, onForgotten: () => void close() })
      const { path, codeFor } = await open.catch((error: unknown) => {
        open = null
        throw error
      })
      return { path, code: codeFor(host) }
    },
    end: close,
  }
  return {
    samples,
    mounted,
    /** Deletes what is left of samples that are no longer open, or that would end with this program. */
    discard,
  }
}

/** Deletes what a killed service left behind. The folder of another account cannot be removed, and need not be. */
const sweep = (prefix: string): void => {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true })
    } catch {}
  }
}
