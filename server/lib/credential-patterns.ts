/** Looks of credentials that give them away whether or not anybody knows their value. */
type Pattern = { readonly hint: RegExp; readonly find: RegExp; readonly put: string }

const mark = '[REDACTED]'
const names =
  '(?:x-)?(?:api[-_]?key|pass[-_]?key|(?:[a-z]{2,12}[-_]?)?token|auth[-_]?key|rss[-_]?key|torrent[-_]?pass|(?:client|shared)?[-_]?secret|(?:private|preshared|signing|access)[-_]?key|password|passwd|pwd|sig|signature|jwt|sessionid)'

const patterns: readonly Pattern[] = [
  { hint: /1_/, find: /(?<![A-Za-z0-9])(?:ak|bs|ct|pc|bc)1_[A-Za-z0-9_-]{20,}/g, put: mark },
  { hint: /:\/\/[^/]*@/, find: /(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/?#"'<>\\]{1,500}@/gi, put: `$1${mark}@` },
  { hint: /%3a%2f%2f.*%40/i, find: /(%3A%2F%2F)(?:(?!%2F|%3F|%23)[^\s"'<>&]){1,500}?%40/gi, put: `$1${mark}%40` },
  {
    hint: /authorization|cookie/i,
    find: /((?:authorization|cookie)\\*["']?\s?[:=,]\s?\\*["']?)(?:[a-z]+ )?[^"'\\\n]+/gi,
    put: `$1${mark}`,
  },
  { hint: /bearer|basic/i, find: /\b(bearer\s+)[^\s"'\\,]{8,}|\b(basic\s+)[A-Za-z0-9+/_-]{16,}={0,2}/gi, put: `$1$2${mark}` },
  { hint: /=/, find: new RegExp(`((?<![A-Za-z0-9])${names}\\s?=\\s?)(?!\\[REDACTED)[^&\\s"'<>#;\\\\]+`, 'gi'), put: `$1${mark}` },
  { hint: /%3d/i, find: new RegExp(`(${names}%3D)(?:(?!%26)[^&\\s"'<>#;\\\\])+`, 'gi'), put: `$1${mark}` },
  {
    hint: /:/,
    find: new RegExp(`(${names}\\\\*["']?\\s?:\\s?)(?:(\\\\*")[^"\\\\]+|(')[^']+|(?!\\[REDACTED)[^\\s"'\\\\,;{}[\\]]+)`, 'gi'),
    put: `$1$2$3${mark}`,
  },
  { hint: /announce/i, find: /(\/|%2f)[A-Za-z0-9_-]{10,}(?=(?:\/|%2f)announce)/gi, put: `$1${mark}` },
  { hint: /announce/i, find: /(announce(?:\.php)?(?:\/|%2f|\?))[A-Za-z0-9_-]{10,}/gi, put: `$1${mark}` },
  { hint: /tr=|tr\.\d/i, find: /([?&](?:amp;)?tr(?:\.\d+)?=)[^&\s"'<>\\]+/gi, put: `$1${mark}` },
]

/** Replaces what looks like a credential: own tokens, keys in addresses and headers, pass keys of trackers. */
export const scrubPatterns = (text: string): string => {
  let scrubbed = text
  for (const { hint, find, put } of patterns) if (hint.test(scrubbed)) scrubbed = scrubbed.replace(find, put)
  return scrubbed
}

const ownToken = /(?<![A-Za-z0-9])(?:ak|bs|ct|pc|bc)1_[A-Za-z0-9_-]{20,}/
export const holdsOwnToken = (text: string): boolean => ownToken.test(text)

const wholeName = new RegExp(`^(?:.*_)?(?:${names}|authorization|(?:set-)?cookie|cookies)$`, 'i')
/** Whether a field is called like a secret. */
export const isSecretName = (name: string): boolean => wholeName.test(name)
