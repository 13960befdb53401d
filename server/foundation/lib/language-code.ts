/** ISO 639-2 codes found in movie files, and codes of dialects, mapped to the shorter code everybody knows. */
const shorter: Readonly<Record<string, string>> = {
  alb: 'sq',
  arm: 'hy',
  baq: 'eu',
  bur: 'my',
  chi: 'zh',
  cmn: 'zh',
  cze: 'cs',
  dut: 'nl',
  fre: 'fr',
  geo: 'ka',
  ger: 'de',
  gre: 'el',
  ice: 'is',
  khk: 'mn',
  mac: 'mk',
  mao: 'mi',
  may: 'ms',
  per: 'fa',
  rum: 'ro',
  slo: 'sk',
  tib: 'bo',
  wel: 'cy',
}
const unsaid = new Set(['', 'und', 'mis', 'mul', 'zxx', 'qaa'])

/** The BCP 47 code of a track's language tag (`ger`, `deu`, `de` → `de`). Null if the tag is empty or unreadable. */
export const languageCode = (tag: string | null | undefined): string | null => {
  const written = (tag ?? '').trim().toLowerCase().replaceAll('_', '-')
  if (unsaid.has(written)) return null
  try {
    return Intl.getCanonicalLocales(shorter[written] ?? written)[0] ?? null
  } catch {
    return null // a RangeError: free text instead of a code
  }
}
