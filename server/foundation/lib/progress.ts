import { milliseconds, type Seconds } from './duration'

/** What moves fewer bytes than this in such a time has stopped. */
export type LeastProgress = { readonly bytes: number; readonly every: Seconds }

/** Calls `stopped` at the end of the first stretch of time in which too few bytes moved. What is slow but moves may take as long as it needs. */
export const watchProgress = ({ bytes: least, every }: LeastProgress, stopped: () => void) => {
  let moved = 0
  const timer = setInterval(() => {
    if (moved < least) stopped()
    moved = 0
  }, milliseconds(every))
  return {
    moved: (bytes: number): void => {
      moved += bytes
    },
    end: (): void => clearInterval(timer),
  }
}
