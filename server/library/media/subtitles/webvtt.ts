/** A subtitle line. The text may contain `<i>`, `<b>`, `<u>` and no other WebVTT markup. */
export type Cue = {
  readonly from: number
  readonly to: number
  readonly text: string
  /** Bottom by default. Signs and songs are placed elsewhere, so they do not cover the dialogue. */
  readonly place?: Place | undefined
  /** Settings of WebVTT, in place of `place`. */
  readonly settings?: string | undefined
}
export type Place = 'top' | 'middle' | 'bottom'

/** The position as a WebVTT setting. */
const settingsOf = { top: 'line:5%', middle: 'line:50%', bottom: '' } as const

/** The duration of a line that has none. */
const usualSeconds = 4

export const toWebVtt = (cues: readonly Cue[]): string => {
  // Cues that began before the first picture start with it.
  const shown = cues
    .filter(({ from, to, text }) => (from >= 0 || to > 0) && text.trim() !== '')
    .map((cue) => ({ ...cue, from: Math.max(0, cue.from) }))
    .toSorted((a, b) => a.from - b.from)
  const blocks = shown.map(({ from, to, text, place = 'bottom', settings = settingsOf[place] }) => {
    const times = `${stamp(from)} --> ${stamp(to > from ? to : from + usualSeconds)}`
    return `${times}${settings === '' ? '' : ` ${settings}`}\n${tidy(text)}\n`
  })
  // Scripts draw one line several times, for its outline and its shadow.
  return `WEBVTT\n\n${[...new Set(blocks)].join('\n')}`
}

/** An empty line would end the cue; an arrow would begin another. */
const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/-->/g, '→')
    .replace(/\n\s*\n+/g, '\n')
    .trim()

const stamp = (seconds: number): string => {
  const ms = Math.round(seconds * 1000)
  const [h, m, s] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60]
  return `${[h, m, s].map((part) => String(part).padStart(2, '0')).join(':')}.${String(ms % 1000).padStart(3, '0')}`
}

export const escapePlain = (text: string): string =>
  text
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
