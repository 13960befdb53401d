import { ask, client } from '../../data/api/client'
import type { ImportReport } from '../../data/api/types'

export type Player = 'jellyfin' | 'emby' | 'plex' | 'seerr'
export type Asked = {
  url: string
  key: string
  username: string
  password: string
  /** A name instead of a key. */
  byName: boolean
  user: string
  /** By name of the item: the chosen movie. */
  answers: Readonly<Record<string, string>>
}

export const emptyAsked: Asked = { url: '', key: '', username: '', password: '', byName: false, user: '', answers: {} }

export const isComplete = ({ url, key, username, byName }: Asked): boolean =>
  url.trim() !== '' && (byName ? username.trim() !== '' : key.trim() !== '')

/** Previews or runs an import. */
export const sendAsked = async (program: Player, asked: Asked, action: 'preview' | 'take'): Promise<ImportReport> => {
  if (program === 'seerr') {
    const body = { url: asked.url.trim(), api_key: asked.key.trim() }
    return await ask(
      action === 'preview' ? client.POST('/api/v1/import/seerr/preview', { body }) : client.POST('/api/v1/import/seerr', { body }),
    )
  }
  const body = bodyOf(program, asked)
  return await ask(action === 'preview' ? previews[program](body) : takes[program](body))
}

/** Previews or carries out the marking of what is watched here. */
export const sendMarks = async (program: Player, asked: Asked, action: 'preview' | 'take'): Promise<ImportReport> => {
  if (program === 'seerr') throw new Error('Seerr has no watched marks')
  const { answers: _, ...address } = bodyOf(program, asked)
  return await ask(pushes[program]({ ...address, dry_run: action === 'preview' }))
}

type Body = ReturnType<typeof bodyOf>
type Push = Omit<Body, 'answers'> & { dry_run: boolean }
const pushes = {
  jellyfin: (body: Push) => client.POST('/api/v1/export/jellyfin', { body }),
  emby: (body: Push) => client.POST('/api/v1/export/emby', { body }),
  plex: (body: Push) => client.POST('/api/v1/export/plex', { body }),
}
const previews = {
  jellyfin: (body: Body) => client.POST('/api/v1/import/jellyfin/preview', { body }),
  emby: (body: Body) => client.POST('/api/v1/import/emby/preview', { body }),
  plex: (body: Body) => client.POST('/api/v1/import/plex/preview', { body }),
}
const takes = {
  jellyfin: (body: Body) => client.POST('/api/v1/import/jellyfin', { body }),
  emby: (body: Body) => client.POST('/api/v1/import/emby', { body }),
  plex: (body: Body) => client.POST('/api/v1/import/plex', { body }),
}

const bodyOf = (program: Exclude<Player, 'seerr'>, { url, key, username, password, byName, user, answers }: Asked) => ({
  url: url.trim(),
  ...(byName ? { username: username.trim(), password } : program === 'plex' ? { token: key.trim() } : { api_key: key.trim() }),
  ...(user !== '' && { user }),
  answers: Object.entries(answers).flatMap(([name, choice]) => (choice === '' ? [] : [{ kind: 'movies' as const, name, choice }])),
})
