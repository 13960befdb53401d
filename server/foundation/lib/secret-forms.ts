/** Every form in which a secret may leak: verbatim, escaped for JSON, a URL or HTML, in base64 or in hex. */
export const formsOf = (secret: string): Set<string> => {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  return new Set([secret, ...inJson(secret), ...inAddress(secret), ...inHtml(secret), ...inBase64(bytes), hex, hex.toUpperCase()])
}

const inJson = (secret: string): string[] => {
  const once = JSON.stringify(secret).slice(1, -1)
  const ascii = once.replaceAll(/[\u0080-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const slashes = once.replaceAll('/', '\\/')
  return [once, ascii, slashes].flatMap((form) => [form, JSON.stringify(form).slice(1, -1)])
}

const inAddress = (secret: string): string[] => {
  const text = secret.toWellFormed()
  const once = encodeURIComponent(text)
  const strict = once.replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  const forms = [once, strict, encodeURI(text), new URLSearchParams({ s: text }).toString().slice(2), encodeURIComponent(once)]
  return forms.flatMap((form) => [form, form.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())])
}

const inHtml = (secret: string): string[] => {
  const form = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  return ['&#39;', '&#x27;', '&apos;'].map((quote) => form.replaceAll("'", quote))
}

/**
 * Inside a longer text, a secret can start at any of three offsets in a base64 group. Keeps only the letters that the secret alone
 * determines.
 */
const inBase64 = (bytes: Buffer): string[] =>
  [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    const own = encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')]
  })
