import { attempt } from '#server/foundation/lib/attempt'
import { say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import { type AskProgram, nonsense, notThere } from './ask-program'
import { type FileContents, readStremio } from './read-shapes'
import type { StatesThere, StremioAddress } from './schema'
import { sentences } from './sentences'
import { plain } from './subtitle-shapes'

const party = 'Stremio'
/** Its code for a session that ended or never was. */
const noSession = 1

type Session = { authKey: string; user: string | null; isOwn: boolean }

/** Reads the shelf of an account at Stremio. A session that this begins is ended again. Throws Invalid. */
export const readStremioAccount = async (ask: AskProgram, address: StremioAddress): Promise<StatesThere & FileContents> => {
  const session = await signIn(ask, address)
  const { authKey, user } = session
  try {
    const answer = plain(await ask('/api/datastoreGet', { body: { authKey, collection: 'libraryItem', ids: [], all: true } }))
    if (plain(answer.error).code === noSession) throw refused('token')
    if (!Array.isArray(answer.result)) throw nonsense(party)
    return { version: null, user, ...readStremio(answer.result) }
  } finally {
    if (session.isOwn) await attempt(() => ask('/api/logout', { body: { type: 'Logout', authKey } }))
  }
}

const signIn = async (ask: AskProgram, { token, username, password = '' }: StremioAddress): Promise<Session> => {
  if (token !== undefined) return { authKey: token, user: null, isOwn: false }
  if (username === undefined) throw new Invalid(say(sentences, 'credential_needed'), 'token')
  const body = { type: 'Login', email: username, password, facebook: false }
  const answer = await ask('/api/login', { body })
  if (answer === null) throw notThere(party)
  const { error, result } = plain(answer)
  if (error !== undefined && error !== null) throw refused('password')
  const { authKey } = plain(result)
  if (typeof authKey !== 'string' || authKey === '') throw nonsense(party)
  return { authKey, user: username, isOwn: true }
}

const refused = (field: 'token' | 'password') => new Invalid(say(sentences, 'program_refuses', { party }), field)
