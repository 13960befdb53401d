const checkEveryMs = 500
/** Ten seconds, longer than the pause between two retries. */
const mostLooks = 20

/**
 * Calls `dry` once if playback stalls and nothing is loading: the file is truncated or a part is missing. Returns a function that stops
 * watching.
 */
export const watchStalls = (video: HTMLVideoElement, isComing: () => boolean, dry: () => void): (() => void) => {
  let looks = 0
  const check = () => {
    const waits = !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA
    looks = waits && !isComing() ? looks + 1 : 0
    if (looks < mostLooks) return
    end()
    dry()
  }
  const timer = setInterval(check, checkEveryMs)
  const end = () => clearInterval(timer)
  return end
}
