/** Codes of ISO 639-2 that libraries write, and dialects by their own code, which have a shorter code everybody knows. */
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

/** BCP 47 code of a track's language tag (`ger`, `deu`, `de` → `de`); null when it says nothing that can be read. */
export const languageCode = (tag: string | null | undefined): string | null => {
  const written = (tag ?? '').trim().toLowerCase().replaceAll('_', '-')
  if (unsaid.has(written)) return null
  try {
    return Intl.getCanonicalLocales(shorter[written] ?? written)[0] ?? null
  } catch {
    return null // a RangeError: free text where a code belongs
  }
}
