import { type Api, withApi } from './api'
import { answer, command } from './command'
import { CannotRun, type ExitCode, UsageError } from './exit-codes'
import type { Outside } from './outside'

type Token = { id: string; kind: string; scope: string; label: string; created_at: string; last_seen_at: string; expires_at: string | null }
type Given = { readonly days?: string; readonly json?: boolean; readonly 'data-dir'?: string }

const mostDays = 365

export const tokenCommand = command({
  flags: { days: { type: 'string', value: 'N', says: `with create: days until it expires (at most ${mostDays})` } },
  forms: [
    { words: ['create', 'NAME'], says: 'create a token and print it' },
    { words: ['list'], says: 'the tokens there are, with their last use' },
    { words: ['revoke', 'ID'], says: 'end a token, by its id or its name' },
  ],
  run: (outside, { given, words: [action, word = ''] }) => {
    if (action === 'create') return create(outside, given, word)
    if (given.days !== undefined) throw new UsageError('--days goes with create', { words: ['create', 'NAME'] })
    return withApi(outside, given, (api) => (action === 'list' ? list(outside, given, api) : revoke(outside, given, { api, word })))
  },
})

const create = (outside: Outside, given: Given, label: string): Promise<ExitCode> => {
  const ttl_days = given.days === undefined ? undefined : Number(given.days)
  if (ttl_days !== undefined && !(Number.isInteger(ttl_days) && ttl_days >= 1 && ttl_days <= mostDays))
    throw new UsageError(`--days takes a whole number from 1 to ${mostDays}`, { words: ['create', 'NAME'] })
  return withApi(outside, given, async ({ call }) => {
    const wanted = { kind: 'cli', label, ...(ttl_days && { ttl_days }) }
    const { token, session } = await call<{ session: Token; token: string }>('POST', '/auth/sessions', wanted)
    return answer(outside, given.json, { data: { token, ...session }, text: token })
  })
}

/** Sessions of programs, not those of browsers. */
const tokensOf = async ({ call }: Api): Promise<Token[]> => {
  const all: Token[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`
    const page: { results: Token[]; next_cursor: string | null } = await call('GET', `/auth/sessions?limit=100${after}`)
    all.push(...page.results.filter(({ kind }) => kind === 'cli' || kind === 'app'))
    cursor = page.next_cursor
  }
  return all
}

const list = async (outside: Outside, given: Given, api: Api): Promise<ExitCode> => {
  const tokens = await tokensOf(api)
  return answer(outside, given.json, { data: tokens, text: tokens.map(lineFor).join('\n') || 'There are no tokens.' })
}

const lineFor = ({ id, label, scope, last_seen_at, expires_at }: Token): string =>
  `${id}  ${scope.padEnd(8)}  last used ${last_seen_at}  ${expires_at === null ? 'does not expire' : `expires ${expires_at}`}  ${label}`

const revoke = async (outside: Outside, given: Given, { api, word }: { api: Api; word: string }): Promise<ExitCode> => {
  const tokens = await tokensOf(api)
  const meant = tokens.filter(({ id, label }) => id === word || label === word)
  const [token] = meant
  if (!token) throw new CannotRun(`There is no token "${word}"; \`marquee token list\` shows what there is`)
  if (meant.length > 1) throw new CannotRun(`${meant.length} tokens are named "${word}"; revoke one by its id`)
  await api.call('DELETE', `/auth/sessions/${token.id}`)
  return answer(outside, given.json, { data: token, text: `Revoked: ${token.label}` })
}
