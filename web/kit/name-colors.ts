const DEGREES = 137

/** Two stable colors for a name. White text is readable on the darker one, which is at the bottom. */
export const nameColors = (name: string) => {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) * DEGREES
  return `linear-gradient(160deg, oklch(0.5 0.09 ${String(hue % 360)}), oklch(0.3 0.06 ${String((hue + 60) % 360)}))`
}
