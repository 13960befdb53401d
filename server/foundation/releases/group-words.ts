const list = (text: string) => new Set(text.split(' '))

/** Suffixes added after the group by sites that repost a release. */
export const suffixes = list(
  'rp 1 nzbgeek obfuscated obfuscation scrambled sample pre postbot xpost whiterev buymore asrequested alternativetorequested gerov z0ids3n chamele0n 4p 4planet altezachen repackpost wrteam captcha',
)

/** Groups that end a name without a dash. */
export const groupsWithoutDash = list('kralimarko bludragon zønehd hqmux varyg yify yts tmd lmain darq taoe qxr')

/** Groups of several words that appear alone in a bracket. */
export const groupsInBrackets = new Set(['anime time', 'project angel', 'hakata ramen', 'eml hdteam'])
