const lookEveryMs = 500
/** Ten seconds: longer than the pause between two tries. */
const mostLooks = 20

/**
 * Calls `dry` once when a movie that should move waits for what nobody brings any more: its file ends too early, or lacks a part. The answer
 * ends the watch.
 */
export const watchSupply = (video: HTMLVideoElement, isComing: () => boolean, dry: () => void): (() => void) => {
  let looks = 0
  const look = () => {
    const waits = !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA
    looks = waits && !isComing() ? looks + 1 : 0
    if (looks < mostLooks) return
    end()
    dry()
  }
  const timer = setInterval(look, lookEveryMs)
  const end = () => clearInterval(timer)
  return end
}
