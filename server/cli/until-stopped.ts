import { exitCodes } from './exit-codes'
import type { Outside } from './outside'

/** Waits for a signal to stop, or for the end of whoever started us as its child. A second signal does not wait for anything. */
export const untilStopped = ({ onStopSignal, parent, exit }: Pick<Outside, 'onStopSignal' | 'parent' | 'exit'>): Promise<void> => {
  let isTold = false
  return new Promise((resolve) => {
    onStopSignal(() => {
      if (isTold) exit(exitCodes.internal)
      isTold = true
      resolve()
    })
    parent?.onEnd(resolve)
  })
}
