import type { Asked, Peer } from '#server/foundation/platform/http/handle-request'
import type { SessionRow } from '#server/service/sessions/table'
import { type AppWords, type Asks, readCaller, readQuery } from './caller'

/** One request of an app. */
export type Call = {
  readonly request: Request
  readonly asked: Asked
  readonly peer: Peer
  readonly asks: Asks
  readonly words: AppWords
  readonly params: readonly string[]
  /** Parsed JSON; an empty object if there is none. */
  readonly body: Readonly<Record<string, unknown>>
}
/** With the session that its token stands for. */
export type SignedCall = Call & { readonly session: SessionRow }
/** Method, path in lower case with `*` for each parameter, and the answer: anything but a Response is sent as JSON. */
export type Route<C> = readonly [method: 'GET' | 'POST' | 'DELETE', path: string, answer: (call: C) => unknown]

/** First segments that are answered at the root too: people type a host and a port with a remote control. */
const atRoot = new Set([
  ...['system', 'users', 'userviews', 'items', 'useritems', 'userplayeditems', 'userfavoriteitems', 'videos', 'sessions'],
  ...[
    'quickconnect',
    'branding',
    'displaypreferences',
    'mediasegments',
    'playback',
    'shows',
    'genres',
    'studios',
    'persons',
    'socket',
    'web',
  ],
])
const prefix = /^\/(?:jellyfin|emby|mediabrowser)(?=\/|$)/i
const userPath = /^users\/[\da-f-]{32,36}\/(.+)$/
/** What older apps ask below a user, and its newer address. */
const newer: readonly (readonly [RegExp, string])[] = [
  [/^views$/, 'userviews'],
  [/^groupingoptions$/, 'userviews/groupingoptions'],
  [/^items\/(resume)$/, 'useritems/$1'],
  [/^(items(?:\/.+)?)$/, '$1'],
  [/^suggestions$/, 'items/suggestions'],
  [/^(playeditems|favoriteitems)\/(.+)$/, 'user$1/$2'],
]

/** The path of the dialect, in its newest form. Null if the request is not for it. */
export const dialectPath = (path: string): string | null => {
  const isBelow = prefix.test(path)
  const plain = path
    .replace(prefix, '')
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
    .join('/')
  if (!isBelow && !atRoot.has(plain.split('/')[0] ?? '')) return null
  const older = userPath.exec(plain)?.[1]
  const found = older === undefined ? undefined : newer.find(([form]) => form.test(older))
  return found && older !== undefined ? older.replace(found[0], found[1]) : plain
}

/** Finds the answer to a path. */
export const compile = <C>(routes: readonly Route<C>[]) => {
  const compiled = routes.map(([method, path, answer]) => ({
    method,
    form: new RegExp(
      `^${path
        .split('/')
        .map((part) => part.replaceAll('*', '([^/]+)'))
        .join('/')}$`,
    ),
    answer,
  }))
  return (method: string, path: string): { answer: (call: C) => unknown; params: string[] } | null => {
    for (const route of compiled) {
      const match = route.method === method ? route.form.exec(path) : null
      if (match) return { answer: route.answer, params: match.slice(1) }
    }
    return null
  }
}

const mostBody = 262_144
/** Reads at most 256 kB. Anything else than a JSON object counts as nothing. */
export const readBody = async (request: Request): Promise<Readonly<Record<string, unknown>>> => {
  if (request.method !== 'POST' || !request.body) return {}
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > mostBody) return {}
    parts.push(chunk)
  }
  try {
    const read: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {}
  } catch {
    return {}
  }
}

export const readCall = (request: Request, { asked, peer }: Pick<Call, 'asked' | 'peer'>): Omit<Call, 'body' | 'params'> => {
  const asks = readQuery(asked.search)
  return { request, asked, peer, asks, words: readCaller(request.headers, asks) }
}
