import type { Resolution } from './release'

/** Either side decides, so that wide and cropped pictures keep the name they are sold under. */
export const resolutionOfPicture = ({ width, height }: { width: number; height: number }): Exclude<Resolution, 0> => {
  if (width >= 3200 || height >= 2100) return 2160
  if (width >= 1800 || height >= 1000) return 1080
  if (width >= 1200 || height >= 700) return 720
  if (width >= 1000 || height >= 560) return 576
  return 480
}
