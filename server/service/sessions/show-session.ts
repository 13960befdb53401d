import { say } from '#server/foundation/lib/sentence'
import { Forbidden } from '#server/foundation/platform/errors'
import { type Caller, sessionIdOf } from './authenticate'
import { sentences } from './sentences'
import { never } from './sessions'
import type { SessionRow } from './table'

/** What a session plays right now. */
export type Playing = (sessionId: string) => { movie_id: number; title: string } | null

/** A session as the API shows it: without its secret. */
export const show = (
  { id, kind, scope, label, app, device, user_agent, ip, created_at, last_seen_at, expires_at }: SessionRow,
  caller: Caller,
  playing: ReturnType<Playing> = null,
) => ({
  id,
  kind,
  scope,
  label,
  app,
  device,
  user_agent,
  ip,
  created_at,
  last_seen_at,
  expires_at: expires_at === never ? null : expires_at,
  current: sessionIdOf(caller) === id,
  playing,
})

/** Throws Forbidden: only people sign in devices, and a TV is in reach of everyone in the room. */
export const refuseToTokens = (caller: Caller): void => {
  if (caller.by === 'session' && (caller.session.kind === 'cli' || caller.session.kind === 'app'))
    throw new Forbidden(say(sentences, 'token_cannot_pair'))
}
