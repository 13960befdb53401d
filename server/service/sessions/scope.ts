import { say } from '#server/foundation/lib/sentence'
import { Forbidden } from '#server/foundation/platform/errors'
import { sentences } from './sentences'
import type { Scope } from './table'

/** Paths of movies and pictures, in their only plain spelling: another one could lead elsewhere. */
const watched = /^\/api\/v1\/(?:play|images)\/[\w.~-]+(?:\/[\w.~-]+)*$/

/** Throws Forbidden if a session with this scope may not use this path. */
export const requireScope = (scope: Scope, path: string): void => {
  if (scope === 'programs') throw new Forbidden(say(sentences, 'programs_only'))
  if (scope === 'watch' && !isWatching(path)) throw new Forbidden(say(sentences, 'watch_only'))
}

const isWatching = (path: string): boolean => watched.test(path) && !path.split('/').some((part) => part === '.' || part === '..')
