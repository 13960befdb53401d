import type { Token } from './tokens'

/** The tag for hardcoded subtitles ("KORSUB"), a generic phrase if it names no language, null if there is none. */
export const readHardcodedSubs = (described: readonly Token[]): string | null => {
  for (const { word, text, lower } of described) {
    if (word?.subtitles === 'burnt') return 'Generic Hardcoded Subs'
    if (!word && isBurntTag(lower)) return text
  }
  return null
}

const peoples = new Set(
  'kor chi chn chs cht eng swe nor dan fin ger deu fra fre ita esp spa rus pol hun heb gre tur ara tha vie jap jpn ind hin por bra dut cze korean english chinese'.split(
    ' ',
  ),
)

/** "KORSUB", "CHISUBS", "SWESUB". */
const isBurntTag = (lower: string) => {
  const end = lower.endsWith('subs') ? -4 : lower.endsWith('sub') ? -3 : 0
  return end !== 0 && peoples.has(lower.slice(0, end))
}
