import { inLocale } from '../../i18n/format'
import { Select } from '../../kit/field'

type Format = 'language' | 'region'
type Props = {
  format: Format
  wired: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }
  value: string
  onChange: (value: string) => void
}

/** Languages of movie descriptions. */
const languages =
  'ar-SA bg-BG bn-BD ca-ES cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-US es-ES es-MX et-EE fa-IR fi-FI fr-CA fr-FR he-IL hi-IN hr-HR hu-HU id-ID it-IT ja-JP ka-GE ko-KR lt-LT lv-LV ms-MY nb-NO nl-BE nl-NL pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sl-SI sq-AL sr-RS sv-SE ta-IN te-IN th-TH tl-PH tr-TR uk-UA vi-VN zh-CN zh-HK zh-TW'.split(
    ' ',
  )
const regions =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  )
const codes: Record<Format, readonly string[]> = { language: languages, region: regions }

/** A language or country by name, stored by code. An unlisted value is kept. */
export const LocaleChoice = ({ format, wired, value, onChange }: Props) => {
  const known = codes[format].includes(value) ? codes[format] : [value, ...codes[format]]
  return (
    <Select
      {...wired}
      className="max-w-sm"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={known.map((code) => ({ value: code, label: inLocale(code, format) })).toSorted((a, b) => a.label.localeCompare(b.label))}
    />
  )
}
