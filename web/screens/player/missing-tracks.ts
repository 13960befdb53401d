/** Seconds of playback after which picture and sound must have appeared. */
const patience = 3

type Counting = HTMLVideoElement & { webkitAudioDecodedByteCount?: number; webkitDecodedFrameCount?: number }
type Expected = { readonly hasPicture: boolean; readonly hasSound: boolean }

/**
 * Browsers play on without picture or sound, and without an error, if they cannot decode a track. Calls `missing` at most once if playback
 * advances without an expected track. Returns a function that stops watching.
 */
export const watchMissingTracks = (video: Counting, { hasPicture, hasSound }: Expected, missing: (what: 'picture' | 'sound') => void) => {
  let played = 0
  let last = video.currentTime
  const check = () => {
    const step = video.currentTime - last
    last = video.currentTime
    // Browsers do not decode video in hidden tabs.
    if (video.seeking || step <= 0 || step > 2 || document.visibilityState === 'hidden') return
    played += step
    if (played < patience) return
    end()
    if (lacksPicture()) missing('picture')
    else if (hasSound && video.webkitAudioDecodedByteCount === 0) missing('sound')
  }
  // Only Chromium has these counters. They count muted audio too.
  const lacksPicture = () => hasPicture && (video.videoWidth === 0 || video.webkitDecodedFrameCount === 0)
  /** A video without decodable pictures may end immediately. */
  const over = () => {
    if (!lacksPicture()) return
    end()
    missing('picture')
  }
  const end = () => {
    video.removeEventListener('timeupdate', check)
    video.removeEventListener('ended', over)
  }
  video.addEventListener('timeupdate', check)
  video.addEventListener('ended', over)
  return end
}
