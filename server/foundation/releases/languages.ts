/** A language of audio tracks and subtitles. `codes` are ISO 639-1, -2 and -3; `regions` may follow a code ("pt-PT"). */
export type Language = { id: number; name: string; codes: readonly string[]; regions: readonly string[] }

const language = (...[id, name, codes = '', regions = '']: [id: number, name: string, codes?: string, regions?: string]): Language => ({
  id,
  name,
  codes: codes ? codes.split(' ') : [],
  regions: regions ? regions.split(' ') : [],
})

/** The first code of each is used for display and for upstreams. */
export const languages: readonly Language[] = [
  language(0, 'Unknown'),
  language(1, 'English', 'en eng', 'us gb uk au ca nz ie za in'),
  language(2, 'French', 'fr fra fre', 'fr'),
  language(3, 'Spanish', 'es spa', 'es'),
  language(4, 'German', 'de deu ger', 'de at ch'),
  language(5, 'Italian', 'it ita', 'it ch'),
  language(6, 'Danish', 'da dan', 'dk'),
  language(7, 'Dutch', 'nl nld dut', 'nl'),
  language(8, 'Japanese', 'ja jpn', 'jp'),
  language(9, 'Icelandic', 'is isl ice', 'is'),
  language(10, 'Chinese', 'zh zho chi cmn yue', 'cn tw hk sg'),
  language(11, 'Russian', 'ru rus', 'ru'),
  language(12, 'Polish', 'pl pol', 'pl'),
  language(13, 'Vietnamese', 'vi vie', 'vn'),
  language(14, 'Swedish', 'sv swe', 'se fi'),
  language(15, 'Norwegian', 'no nor nb nob nn nno', 'no'),
  language(16, 'Finnish', 'fi fin', 'fi'),
  language(17, 'Turkish', 'tr tur', 'tr'),
  language(18, 'Portuguese', 'pt por', 'pt'),
  language(19, 'Flemish', 'nl-be vls'),
  language(20, 'Greek', 'el ell gre', 'gr cy'),
  language(21, 'Korean', 'ko kor', 'kr'),
  language(22, 'Hungarian', 'hu hun', 'hu'),
  language(23, 'Hebrew', 'he heb iw', 'il'),
  language(24, 'Lithuanian', 'lt lit', 'lt'),
  language(25, 'Czech', 'cs ces cze', 'cz'),
  language(26, 'Hindi', 'hi hin', 'in'),
  language(27, 'Romanian', 'ro ron rum', 'ro md'),
  language(28, 'Thai', 'th tha', 'th'),
  language(29, 'Bulgarian', 'bg bul', 'bg'),
  language(30, 'Portuguese (Brazil)', 'pt-br pob'),
  language(31, 'Arabic', 'ar ara', 'ae bh dz eg iq jo kw lb ly ma om qa sa sd sy tn ye'),
  language(32, 'Ukrainian', 'uk ukr', 'ua'),
  language(33, 'Persian', 'fa fas per', 'ir'),
  language(34, 'Bengali', 'bn ben', 'bd in'),
  language(35, 'Slovak', 'sk slk slo', 'sk'),
  language(36, 'Latvian', 'lv lav', 'lv'),
  language(37, 'Spanish (Latino)', 'es-419 es-mx spl es-ar es-co es-cl es-pe'),
  language(38, 'Catalan', 'ca cat', 'es ad'),
  language(39, 'Croatian', 'hr hrv', 'hr ba'),
  language(40, 'Serbian', 'sr srp', 'rs me'),
  language(41, 'Bosnian', 'bs bos', 'ba'),
  language(42, 'Estonian', 'et est', 'ee'),
  language(43, 'Tamil', 'ta tam', 'in lk sg my'),
  language(44, 'Indonesian', 'id ind', 'id'),
  language(45, 'Telugu', 'te tel', 'in'),
  language(46, 'Macedonian', 'mk mkd mac', 'mk'),
  language(47, 'Slovenian', 'sl slv', 'si'),
  language(48, 'Malayalam', 'ml mal', 'in'),
  language(49, 'Kannada', 'kn kan', 'in'),
  language(50, 'Albanian', 'sq sqi alb', 'al xk'),
  language(51, 'Afrikaans', 'af afr', 'za na'),
  language(52, 'Marathi', 'mr mar', 'in'),
  language(53, 'Tagalog', 'tl tgl fil', 'ph'),
  language(54, 'Urdu', 'ur urd', 'pk in'),
  language(55, 'Romansh', 'rm roh', 'ch'),
  language(56, 'Mongolian', 'mn mon khk mvf', 'mn cn'),
  language(57, 'Georgian', 'ka kat geo', 'ge'),
]

/** Two wildcards allowed in place of a language: any language, and the movie's original one. */
const anyLanguage: Language = language(-1, 'Any')
const originalLanguage: Language = language(-2, 'Original')

/** ISO 639-3 codes of dialects. Tracks in media files use them; in names they are ordinary words ("Bar", "Ext"). */
const dialects: Record<string, string> = {
  Arabic: 'arb arz apc ajp acm acq acw aeb afb apd ary arq ars ayl',
  Chinese: 'wuu hak nan gan hsn cdo cjy czh cpx mnp lzh',
  German: 'gsw bar ksh swg nds pfl vmf sxu wae',
  Persian: 'pes prs',
  Estonian: 'ekk vro',
  Latvian: 'lvs ltg',
  Albanian: 'als aln',
  Greek: 'pnt',
  Italian: 'nap scn vec lmo pms lij rgn egl',
  Spanish: 'ext',
  Polish: 'szl',
  French: 'frc pcd',
}

const byCode = new Map(languages.flatMap((it) => it.codes.map((code) => [code, it] as const)))
const byDialect = new Map(languages.flatMap((it) => (dialects[it.name]?.split(' ') ?? []).map((code) => [code, it] as const)))
const byName = new Map([...languages, anyLanguage, originalLanguage].map((it) => [it.name.toLowerCase(), it] as const))
const byId = new Map([...languages, anyLanguage, originalLanguage].map((it) => [it.id, it] as const))

export const languageNamed = (name: string) => byName.get(name.trim().toLowerCase())

export const languageOfId = (id: number) => byId.get(id)

/** "en", "eng", "en-US", "pt-BR", "mn-Cyrl". A region with a different variety does not match ("fr-CA" has dubs of its own). */
export const languageOfCode = (code: string): Language | undefined => {
  const key = code.trim().toLowerCase().replaceAll('_', '-')
  const whole = byCode.get(key)
  if (whole) return whole
  const [base = '', region = '', ...rest] = key.split('-')
  const found = byCode.get(base)
  if (!found || region === '' || rest.length > 0) return undefined
  return region.length === 4 || found.regions.includes(region) ? found : undefined
}

/** The language that a dialect belongs to. */
export const languageOfDialect = (code: string): Language | undefined => byDialect.get(code.trim().toLowerCase())

/** The language of a track in a media file: dialects count as their language. */
export const languageOfTrack = (code: string): Language | undefined => languageOfCode(code) ?? languageOfDialect(code)

/** The display code of a language, such as "en" or "pt-br"; empty for Unknown, Any and Original. */
export const codeOfLanguage = (name: string) => languageNamed(name)?.codes[0] ?? ''
