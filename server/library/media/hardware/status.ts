import { platform } from 'node:os'
import type { HardwareStatus } from '../schema'
import type { Hardware } from './hardware'
import type { System } from './kinds'
import type { Speed } from './measure'

export const thisSystem = (): System => (['linux', 'darwin', 'win32'] as const).find((each) => each === platform()) ?? 'other'

type Deps = { readonly hardware: Pick<Hardware, 'show' | 'again'>; readonly measure: () => Promise<Speed> }

/** What converts video, and how fast. Several people who measure at once wait for one measurement. */
export const createHardwareStatus = ({ hardware, measure }: Deps) => {
  let speed: Speed | null = null
  let measuring: Promise<Speed> | null = null

  const show = async (): Promise<HardwareStatus> => ({ ...(await hardware.show()), speed })
  const measureOnce = async (): Promise<Speed> => {
    await hardware.again()
    return measure()
  }
  return {
    show,
    async measure(): Promise<HardwareStatus> {
      measuring ??= measureOnce().finally(() => {
        measuring = null
      })
      speed = await measuring
      return show()
    },
  }
}
