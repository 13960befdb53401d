import type { NewCustomFormat } from './schema'

/** When the lists were last looked through. */
const asOf = '2026-11'

const goodGroups = [
  ...['BMF', 'CtrlHD', 'CRiSC', 'decibeL', 'DON', 'D-Z0N3', 'EbP', 'EPSiLON', 'FLUX', 'FraMeSToR', 'Geek', 'HiFi'],
  ...['KRaLiMaRKo', 'NCmt', 'NTb', 'NTG', 'playBD', 'SA89', 'SbR', 'TayTO', 'TEPES', 'VietHD', 'W4NK3R', 'ZQ'],
]
/** Known for pictures that were compressed too much, or for releases of others under their own name. */
const poorGroups = [
  ...['aXXo', 'BONE', 'CrEwSaDe', 'Deceit', 'DNL', 'ETRG', 'EVO', 'FGT', 'GalaxyRG', 'ION10', 'JYK', 'KatmovieHD', 'KLAXXON'],
  ...['MkvCage', 'mSD', 'nhanc3', 'nikt0', 'PRODJi', 'ShAaNiG', 'STUTTERSHIT', 'TGx', 'VISIONPLUSHDR', 'x0r', 'XLF', 'YIFY', 'YTS'],
]

const oneOf = (names: readonly string[], ending = '') => `^(?:${names.join('|')})${ending}$`
const group = (value: string) => ({ kind: 'release_group' as const, value, negate: false, required: false })
const title = (value: string) => ({ kind: 'release_title' as const, value, negate: false, required: false })

/**
 * Scores for a person who has none yet: of two equal releases, the one by a careful group, and what is known to be poor only if there is
 * nothing else. They are custom formats like any other.
 */
export const knownScores: readonly { format: NewCustomFormat; score: number }[] = [
  { format: { name: `Careful groups (${asOf})`, conditions: [group(oneOf(goodGroups))] }, score: 25 },
  {
    format: {
      name: `Groups known for poor pictures (${asOf})`,
      conditions: [group(oneOf(poorGroups, '(?:[ .][A-Z]{2})?')), title(String.raw`\b(?:YTS|YIFY)(?:[ .][A-Z]{2})?\]?$`)],
    },
    score: -100,
  },
  {
    format: {
      name: `Enlarged or changed by software (${asOf})`,
      conditions: [title(String.raw`\b(?:(?:AI|Topaz)[ ._-]?(?:Enhanced?|Upscaled?)|Up(?:scaled?|rez)|Regraded?|Interpolated|RIFE)\b`)],
    },
    score: -100,
  },
  {
    format: { name: `3D (${asOf})`, conditions: [title(String.raw`\b(?:3D|(?:Half|H|Full)[ ._-]?(?:SBS|OU)|BD3D)\b`)] },
    score: -100,
  },
  {
    format: {
      name: `Sound recorded in a theater (${asOf})`,
      conditions: [title(String.raw`\b(?:(?:LINE|MIC)[ ._-]?(?:Dubbed|Audio)|LINE|LD|MD)\b`)],
    },
    score: -100,
  },
]

/** What a profile with these scores still accepts, rather than nothing. */
export const leastKnownScore = -1000
