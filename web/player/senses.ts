/** Seconds of playing after which a picture and a sound must have come. */
const patience = 3

type Counting = HTMLVideoElement & { webkitAudioDecodedByteCount?: number; webkitDecodedFrameCount?: number }
type Expected = { readonly hasPicture: boolean; readonly hasSound: boolean }

/**
 * Browsers play on in the dark, or in silence, when they cannot decode a track, and report no error. Calls `missing` once when the movie
 * moves and what it should show or sound like does not come. The answer ends the watch.
 */
export const watchSenses = (video: Counting, { hasPicture, hasSound }: Expected, missing: (what: 'picture' | 'sound') => void) => {
  let played = 0
  let last = video.currentTime
  const look = () => {
    const step = video.currentTime - last
    last = video.currentTime
    // Nobody decodes pictures for a tab that is not in sight.
    if (video.seeking || step <= 0 || step > 2 || document.visibilityState === 'hidden') return
    played += step
    if (played < patience) return
    end()
    if (lacksPicture()) missing('picture')
    else if (hasSound && video.webkitAudioDecodedByteCount === 0) missing('sound')
  }
  // Only Chromium counts pictures and sound, and it counts also what is muted.
  const lacksPicture = () => hasPicture && (video.videoWidth === 0 || video.webkitDecodedFrameCount === 0)
  /** One without pictures may be over at once. */
  const over = () => {
    if (!lacksPicture()) return
    end()
    missing('picture')
  }
  const end = () => {
    video.removeEventListener('timeupdate', look)
    video.removeEventListener('ended', over)
  }
  video.addEventListener('timeupdate', look)
  video.addEventListener('ended', over)
  return end
}
