import { Elysia } from 'elysia'
import { answers } from '#server/foundation/platform/http/answers'
import { HardwareStatus } from './schema'

type Deps = { show: () => Promise<HardwareStatus>; measure: () => Promise<HardwareStatus> }

export const mediaRoutes = ({ show, measure }: Deps) =>
  new Elysia({ prefix: '/playback/hardware', tags: ['Playback'] })
    .get('', () => show(), {
      response: answers(HardwareStatus),
      detail: {
        operationId: 'getHardware',
        summary: 'Get what converts video on this computer',
        description:
          'Found by encoding a few pictures with each kind of hardware that `hw_acceleration` allows, whose encoder ffmpeg has, and whose device exists. Remembered until the setting or ffmpeg changes.',
      },
    })
    .post('/measure', () => measure(), {
      response: answers(HardwareStatus, 503),
      detail: {
        operationId: 'measureHardware',
        summary: 'Check the hardware again and measure how fast it converts',
        description: 'Makes a short 4K movie and converts it. Takes up to a minute on a slow computer, and keeps it busy meanwhile.',
      },
    })
