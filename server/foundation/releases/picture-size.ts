import type { Resolution } from './release'

/** Either dimension decides, so wide and cropped pictures keep their usual label. */
export const resolutionOfPicture = ({ width, height }: { width: number; height: number }): Exclude<Resolution, 0> => {
  if (width >= 3200 || height >= 2100) return 2160
  if (width >= 1800 || height >= 1000) return 1080
  if (width >= 1200 || height >= 700) return 720
  if (width >= 1000 || height >= 560) return 576
  return 480
}
