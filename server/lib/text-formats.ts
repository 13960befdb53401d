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
  // As Linux names them.
  interface_name: (v) => /^(?!\.{1,2}$)[!-.0-9;-~]{1,15}$/.test(v),
  template: (v) => !v.includes('\0'),
}

/** What is wrong with a text of this format; undefined when nothing is. */
export const textProblem = (format: TextFormat, value: string): Sentence | undefined => {
  if (!checks[format](value)) return say(sentences, `format_${format}`)
  return format === 'url' ? addressProblem(value) : undefined
}

/**
 * What is wrong with an address that the service is to ask; it may hold a key. Nobody who is asked stands at a link-local one, but a cloud
 * tells a machine its credentials there. What a name leads to is checked on use.
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

/** Whether an address carries a secret: a user part, or a query parameter that is called like one. */
export const holdsCredentials = (value: string): boolean => {
  const url = URL.parse(value)
  return url !== null && (url.username !== '' || url.password !== '' || [...url.searchParams.keys()].some(isSecretParam))
}
