/** Seconds of playing after which a picture and a sound must have come. */
const patience = 3

type Counting = HTMLVideoElement & { webkitAudioDecodedByteCount?: number }
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
    if (video.seeking || step <= 0 || step > 2) return
    played += step
    if (played < patience) return
    end()
    if (hasPicture && video.videoWidth === 0) missing('picture')
    // Only Chromium counts, and it counts also what is muted.
    else if (hasSound && video.webkitAudioDecodedByteCount === 0) missing('sound')
  }
  const end = () => video.removeEventListener('timeupdate', look)
  video.addEventListener('timeupdate', look)
  return end
}
