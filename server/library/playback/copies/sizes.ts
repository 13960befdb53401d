/** Sound that every device plays. */
export const audioKilobits = 160

/** Lines of the picture, as a phone, a tablet, and a computer show them well, the largest first. */
export const heights = [1080, 720, 480] as const
const videoKilobits: Readonly<Record<number, number>> = { 1080: 4500, 720: 2200, 480: 1000 }

/** The sizes of a movie: none is larger than it. A picture smaller than all of them keeps its own. */
export const sizesOf = (height: number): readonly number[] => {
  const fitting = heights.filter((each) => each <= height)
  return fitting.length > 0 ? fitting : [Math.max(2, Math.floor(height / 2) * 2)]
}

/** Most bits per second of the video of a copy, in thousands. */
export const kilobitsOf = (height: number): number => videoKilobits[height] ?? videoKilobits[480]!

export const atMostBytes = (height: number, seconds: number): number =>
  Math.ceil(((kilobitsOf(height) + audioKilobits) * 1000 * seconds) / 8)
