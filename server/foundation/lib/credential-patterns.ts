const mark = '[REDACTED]'

/** Recognizes credentials by shape, known or not. `hint` is a cheap check that runs before `find`. */
type Pattern = { readonly hint: RegExp; readonly find: RegExp; readonly put: string }
const looks: readonly Pattern[] = [
  { hint: /[a-z]1_/, find: /(?<![A-Za-z0-9])(?:ak|bs|ct|pc|bc)1_[A-Za-z0-9_-]{20,}/g, put: mark },
  { hint: /:\/\/[^/]*@/, find: /(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/?#"'<>\\]{1,500}@/gi, put: `$1${mark}@` },
  { hint: /%3a%2f%2f/i, find: /(%3A%2F%2F)(?:(?!%2F|%3F|%23)[^\s"'<>&]){1,500}?%40/gi, put: `$1${mark}%40` },
  {
    hint: /authorization|cookie/i,
    find: /((?:authorization|cookie)\\*["']?\s?[:=,]\s?\\*["']?)(?:[a-z]+ )?[^"'\\\n]+/gi,
    put: `$1${mark}`,
  },
  { hint: /bearer|basic/i, find: /\b(bearer\s+)[^\s"'\\,]{8,}|\b(basic\s+)[A-Za-z0-9+/_-]{16,}={0,2}/gi, put: `$1$2${mark}` },
  { hint: /play\/s\//, find: /(\/play\/s\/)[\w~-]{20,}/g, put: `$1${mark}` },
  { hint: /announce/i, find: /(\/|%2f)[A-Za-z0-9_-]{10,}(?=(?:\/|%2f)announce)/gi, put: `$1${mark}` },
  { hint: /announce/i, find: /(announce(?:\.php)?(?:\/|%2f|\?))[A-Za-z0-9_-]{10,}/gi, put: `$1${mark}` },
  { hint: /tr=|tr\.\d/i, find: /([?&](?:amp;)?tr(?:\.\d+)?=)[^&\s"'<>\\]+/gi, put: `$1${mark}` },
]

/** Endings of secret names. The whole name is checked after a match: testing the full list of names at every character is slow. */
const ending = '(key|token|secret|pass|password|passwd|pwd|sig|signature|jwt|sessionid)'
const isSomeEnding = /key|token|secret|pass|pwd|sig|jwt|sessionid/i
const named: readonly RegExp[] = [
  new RegExp(`${ending}(\\s?=\\s?)[^&\\s"'<>#;\\\\]+`, 'gi'),
  new RegExp(`${ending}(%3D)(?:(?!%26)[^&\\s"'<>#;\\\\])+`, 'gi'),
  new RegExp(`${ending}(\\\\*["']?\\s?:\\s?(?:\\\\*")?)(?:(?<=")[^"\\\\]+|'[^']+'|(?<!")[^\\s"'\\\\,;{}[\\]]+)`, 'gi'),
]

const names =
  '(?:api[-_]?key|pass[-_]?key|auth[-_]?key|rss[-_]?key|(?:private|preshared|signing|access|secret)[-_]?key|token|torrent[-_]?pass|secret|password|passwd|pwd|sig|signature|jwt|sessionid)'
const isName = new RegExp(`(?:${names}|(?<![a-z])pass)$`, 'i')
const longestName = 20

/** Redacts anything that looks like a credential: our tokens, keys in URLs and headers, tracker passkeys. */
export const scrubPatterns = (text: string): string => {
  let scrubbed = text
  for (const { hint, find, put } of looks) if (hint.test(scrubbed)) scrubbed = scrubbed.replace(find, put)
  return isSomeEnding.test(scrubbed) ? scrubNamed(scrubbed) : scrubbed
}

const scrubNamed = (text: string): string => {
  let scrubbed = text
  for (const find of named)
    scrubbed = scrubbed.replace(find, (...[match, end, between, offset, whole]: [string, string, string, number, string]) => {
      const name = whole.slice(Math.max(0, offset - longestName), offset + end.length)
      const isMarked = match.startsWith(mark, end.length + between.length)
      return isName.test(name) && !isMarked ? end + between + mark : match
    })
  return scrubbed
}

const ownToken = /(?<![A-Za-z0-9])(?:ak|bs|ct|pc|bc)1_[A-Za-z0-9_-]{20,}/
export const holdsOwnToken = (text: string): boolean => ownToken.test(text)

const wholeName = new RegExp(`^(?:.*[_-])?(?:${names}|pass|authorization|cookies?)$`, 'i')
/** Whether a field name indicates a secret. */
export const isSecretName = (name: string): boolean => (isSomeEnding.test(name) || /auth|cookie/i.test(name)) && wholeName.test(name)

/** Whether a query parameter name indicates a secret. */
export const isSecretParam = (name: string): boolean => {
  const word = name.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  return secretWords.has(word) || /(apikey|passkey|password|secret|token|torrentpass|authkey|rsskey|accesskey)/.test(word)
}

/** In an older protocol, `r` is the key that goes with the user number `i`. The rest are names that trackers use. */
const secretWords = new Set([
  'r',
  'key',
  'auth',
  'pass',
  'pwd',
  'passwd',
  'pid',
  'uk',
  'sid',
  'session',
  'sessionid',
  'sig',
  'signature',
  'jwt',
  'cookie',
])
