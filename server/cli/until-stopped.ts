import { exitCodes } from './exit-codes'
import type { Outside } from './outside'

/** Resolves on a stop signal, or when the parent process ends. A second signal exits immediately. */
export const untilStopped = ({ onStopSignal, parent, exit }: Pick<Outside, 'onStopSignal' | 'parent' | 'exit'>): Promise<void> => {
  let isStopping = false
  return new Promise((resolve) => {
    onStopSignal(() => {
      if (isStopping) exit(exitCodes.internal)
      isStopping = true
      resolve()
    })
    parent?.onEnd(resolve)
  })
}
