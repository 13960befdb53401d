import { say } from '#server/foundation/lib/sentence'
import type { Route } from './book'
import { NotOffered } from './refusals'
import { sentences } from './sentences'

/** What Radarr has and Marquee does not offer to other programs, refused in words. */
const parts = [
  'downloadclient',
  'importlist',
  'metadata',
  'autotagging',
  'delayprofile',
  'releaseprofile',
  'config/host',
  'config/indexer',
  'config/downloadclient',
  'config/importlist',
  'log',
  'system/shutdown',
  'system/restart',
  'system/backup',
  'update',
]

export const refusedRoutes = (): readonly Route[] => [
  ...parts.flatMap((what) =>
    (['GET', 'POST', 'PUT', 'DELETE'] as const).flatMap((method): Route[] => [
      [method, what, () => refuse(what)],
      [method, `${what}/{rest}`, () => refuse(what)],
    ]),
  ),
  ...(['POST', 'PUT'] as const).flatMap((method): Route[] => [
    [method, 'notification', refuseNotification],
    [method, 'notification/{rest}', refuseNotification],
  ]),
]

const refuse = (what: string): never => {
  throw new NotOffered(say(sentences, 'program_part_refused', { what }))
}
const refuseNotification = (): never => {
  throw new NotOffered(say(sentences, 'program_notifications'))
}
