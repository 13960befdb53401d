import { isSecretParam } from './credential-patterns'
import type { TextFormat } from './fields'

const checks: Record<TextFormat, { test: (value: string) => boolean; says: string }> = {
  url: {
    test: (v) => isHttpUrl(v) && !holdsCredentials(v),
    says: 'must be an http or https address without user name, password or key in it',
  },
  base_path: {
    test: (v) => /^(?:\/[A-Za-z0-9._~-]+)+$/.test(v) && !/\/\.{1,2}(?:\/|$)/.test(v),
    says: 'must look like /movies, without a slash at the end',
  },
  path: { test: (v) => /^(?:\/|[A-Za-z]:[\\/]|\\\\)/.test(v) && !v.includes('\0'), says: 'must be a full path' },
  language: { test: (v) => /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(v), says: 'must look like en or en-US' },
  region: { test: (v) => /^[A-Z]{2}$/.test(v), says: 'must be the two letters of a country, such as US' },
  host: { test: (v) => /^[A-Za-z0-9.:_-]{1,255}$/.test(v), says: 'must be an address of this computer' },
  endpoint: { test: (v) => /^(?:[A-Za-z0-9.-]+|\[[0-9a-fA-F:]+\]):\d{1,5}$/.test(v), says: 'must look like host:port' },
  wireguard_key: { test: (v) => /^[A-Za-z0-9+/]{43}=$/.test(v), says: 'must be 44 characters, as the VPN provider gives it' },
  template: { test: (v) => !v.includes('\0'), says: 'must be a template' },
}

/** What is wrong with a text of this format, in words; undefined when nothing is. */
export const textProblem = (format: TextFormat, value: string): string | undefined =>
  checks[format].test(value) ? undefined : checks[format].says

const isHttpUrl = (value: string): boolean => {
  const url = URL.parse(value)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== ''
}

/** Whether an address carries a secret: a user part, or a query parameter that is called like one. */
export const holdsCredentials = (value: string): boolean => {
  const url = URL.parse(value)
  return url !== null && (url.username !== '' || url.password !== '' || [...url.searchParams.keys()].some(isSecretParam))
}
