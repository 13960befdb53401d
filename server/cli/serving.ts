import type { Host } from '#server/foundation/platform/host'
import type { Ending } from './host'
import type { ListenOn } from './listen-on'
import type { SampleStage } from './samples'
import type { Show } from './show-in-browser'

/** What a starting service was given. */
export type Serving = {
  dataDir: string
  listenOn: ListenOn
  show: Show
  isJson: boolean
  host: Host
  mounted: SampleStage['mounted']
  discard: SampleStage['discard']
  /** Resolves when the UI asks to quit or restart. */
  asked: Promise<Ending>
  stopSignal: Promise<void>
}
