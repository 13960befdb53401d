/** How many lines of text the controls cover, and how many the edge that some TVs cut off. */
const COVERED_LINES = 5
const EDGE_LINES = 1

/** Keeps subtitles above the controls while these are shown, and inside of the picture always. A place that the file asks for stays. */
export const createCueLines = () => {
  let free = COVERED_LINES
  let cues: readonly VTTCue[] = []
  const draw = (): void => {
    for (const cue of cues) cue.line = -(free + cue.text.split('\n').length)
  }
  return {
    /** The lines of a file that has loaded. */
    take({ cues: loaded }: TextTrack): void {
      cues = Array.prototype.filter.call(loaded ?? [], ({ line }: VTTCue) => line === 'auto')
      draw()
    },
    raise(isCovered: boolean): void {
      free = isCovered ? COVERED_LINES : EDGE_LINES
      draw()
    },
  }
}
