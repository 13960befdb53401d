import { isSecretParam } from './credential-patterns'
import type { TextFormat } from './fields'
import { isLinkLocal } from './link-local'
import { type Sentence, say } from './sentence'
import { sentences } from './sentences'

const checks: Record<TextFormat, (value: string) => boolean> = {
  url: (v) => isHttpUrl(v) && !holdsCredentials(v),
  base_path: (v) => /^(?:\/[A-Za-z0-9._~-]+)+$/.test(v) && !/\/\.{1,2}(?:\/|$)/.test(v),
  path: (v) => /^(?:\/|[A-Za-z]:[\\/]|\\\\)/.test(v) && !v.includes('\0'),
  language: (v) => /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(v),
  region: (v) => /^[A-Z]{2}$/.test(v),
  host: (v) => /^[A-Za-z0-9.:_-]{1,255}$/.test(v),
  endpoint: (v) => /^(?:[A-Za-z0-9.-]+|\[[0-9a-fA-F:]+\]):\d{1,5}$/.test(v),
  wireguard_key: (v) => /^[A-Za-z0-9+/]{43}=$/.test(v),
  // The rules for Linux interface names.
  interface_name: (v) => /^(?!\.{1,2}$)[!-.0-9;-~]{1,15}$/.test(v),
  template: (v) => !v.includes('\0'),
  time: (v) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(v),
}

/** The problem with a text of this format, or undefined if it is valid. */
export const textProblem = (format: TextFormat, value: string): Sentence | undefined => {
  if (!checks[format](value)) return say(sentences, `format_${format}`)
  return format === 'url' ? addressProblem(value) : undefined
}

/**
 * The problem with a URL that the service will request; the URL may contain a key. Link-local addresses are refused: no real upstream is
 * there, but a cloud serves machine credentials there. Host names are checked when they resolve.
 */
export const addressProblem = (value: string): Sentence | undefined => {
  if (!isHttpUrl(value)) return say(sentences, 'format_http')
  const host = URL.parse(value)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  return isLinkLocal(host) ? say(sentences, 'format_link_local') : undefined
}

const isHttpUrl = (value: string): boolean => {
  const url = URL.parse(value)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== ''
}

/** Whether a URL carries a secret: user info, or a query parameter named like one. */
export const holdsCredentials = (value: string): boolean => {
  const url = URL.parse(value)
  return url !== null && (url.username !== '' || url.password !== '' || [...url.searchParams.keys()].some(isSecretParam))
}
