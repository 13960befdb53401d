import { ask, client } from '../../data/api/client'
import type { ImportReport } from '../../data/api/types'

/** Programs and services that keep what a person watched or asked for. */
export type Player = 'jellyfin' | 'emby' | 'plex' | 'seerr' | 'stremio'
type MediaServer = Exclude<Player, 'seerr' | 'stremio'>
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

const emptyAsked: Asked = { url: '', key: '', username: '', password: '', byName: false, user: '', answers: {} }

/** Stremio is at one address only. */
export const hasAddress = (program: Player): boolean => program !== 'stremio'
export const emptyFor = (program: Player): Asked => ({ ...emptyAsked, byName: program === 'stremio' })

export const isComplete = (program: Player, { url, key, username, byName }: Asked): boolean =>
  (url.trim() !== '' || !hasAddress(program)) && (byName ? username.trim() !== '' : key.trim() !== '')

/** Previews or runs an import. */
export const sendAsked = async (program: Player, asked: Asked, action: 'preview' | 'take'): Promise<ImportReport> => {
  if (program === 'seerr') {
    const body = { url: asked.url.trim(), api_key: asked.key.trim() }
    return await ask(
      action === 'preview' ? client.POST('/api/v1/import/seerr/preview', { body }) : client.POST('/api/v1/import/seerr', { body }),
    )
  }
  if (program === 'stremio') {
    const body = { ...credentialOf(asked), answers: answersOf(asked) }
    return await ask(
      action === 'preview' ? client.POST('/api/v1/import/stremio/preview', { body }) : client.POST('/api/v1/import/stremio', { body }),
    )
  }
  const body = bodyOf(program, asked)
  return await ask(action === 'preview' ? previews[program](body) : takes[program](body))
}

/** Previews or carries out the marking of what is watched here. */
export const sendMarks = async (program: Player, asked: Asked, action: 'preview' | 'take'): Promise<ImportReport> => {
  if (program === 'seerr' || program === 'stremio') throw new Error(`${program} takes no watched marks`)
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

const bodyOf = (program: MediaServer, asked: Asked) => ({
  url: asked.url.trim(),
  ...(asked.byName || program === 'plex' ? credentialOf(asked) : { api_key: asked.key.trim() }),
  ...(asked.user !== '' && { user: asked.user }),
  answers: answersOf(asked),
})

const credentialOf = ({ key, username, password, byName }: Asked) =>
  byName ? { username: username.trim(), password } : { token: key.trim() }

const answersOf = ({ answers }: Asked) =>
  Object.entries(answers).flatMap(([name, choice]) => (choice === '' ? [] : [{ kind: 'movies' as const, name, choice }]))
