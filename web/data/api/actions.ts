import { count } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Problem } from '../../kit/problem'
import { toast } from '../../kit/toast'
import { ask, client } from './client'
import type { BulkPatch, Download, MetadataMatch, Movie, MoviePatch, NewMovie, View } from './types'

/** Shows a toast with the reason why an action failed. */
export const sayProblem = (error: unknown) => {
  const transient = error instanceof Problem && (error.status === 0 || error.status === 503)
  toast(transient ? t('action.not_now', { message: error.message }) : error instanceof Error ? error.message : t('problem.unexpected'), {
    tone: 'bad',
  })
}

const attempt = async <T>(action: Promise<T>): Promise<T | undefined> => {
  try {
    return await action
  } catch (error) {
    sayProblem(error)
    return undefined
  }
}

export const runTask = async (name: string) => {
  const started = await attempt(ask(client.POST('/api/v1/tasks/{name}/run', { params: { path: { name } } })))
  if (started) toast(started.run.already_running ? t('task.already') : t('task.started'), { tone: 'ok' })
}

/** Adds a movie, with the defaults unless told otherwise, and offers undo. */
export const addMovie = async (match: Pick<MetadataMatch, 'metadata_id' | 'title'>, choice: Omit<NewMovie, 'metadata_id'> = {}) => {
  const movie = await ask(client.POST('/api/v1/movies', { body: { metadata_id: match.metadata_id, ...choice } }))
  toast(t('discover.added', { title: movie.title }), {
    tone: 'ok',
    action: {
      label: t('ui.undo'),
      run: () => void attempt(ask(client.DELETE('/api/v1/movies/{id}', { params: { path: { id: movie.id }, query: {} } }))),
    },
  })
  return movie
}

export const changeMovie = (id: number, body: MoviePatch) => ask(client.PATCH('/api/v1/movies/{id}', { params: { path: { id } }, body }))

export const setMonitored = async (movie: Pick<Movie, 'id' | 'title'>, monitored: boolean) => {
  const changed = await attempt(changeMovie(movie.id, { monitored }))
  if (!changed) return
  toast(t(monitored ? 'movie.now_watching' : 'movie.no_longer_watching', { title: movie.title }), {
    tone: 'ok',
    action: { label: t('ui.undo'), run: () => void attempt(changeMovie(movie.id, { monitored: !monitored })) },
  })
}

export const removeMovie = async (id: number, query: { delete_files: boolean; add_exclusion: boolean }) =>
  ask(client.DELETE('/api/v1/movies/{id}', { params: { path: { id }, query } }))

/** With `version_id`, downloads only for this version. */
export const searchMovie = (id: number, version_id?: number) =>
  ask(client.POST('/api/v1/movies/{id}/search', { params: { path: { id }, query: version_id === undefined ? {} : { version_id } } }))

/** `replaces`: import it even if the library has a better file. */
export type DownloadAction = 'pause' | 'resume' | 'retry' | 'blocklist-and-search'
export const onDownload = (id: number, action: DownloadAction) =>
  attempt(ask(client.POST(`/api/v1/downloads/{id}/${action}`, { params: { path: { id } } })))

export const stopDownload = (download: Pick<Download, 'id'>, delete_data: boolean) =>
  attempt(ask(client.DELETE('/api/v1/downloads/{id}', { params: { path: { id: download.id }, query: { delete_data } } })))

/** Kilobytes per second for all downloads together; 0 means unlimited. */
export const limitSpeed = (field: 'download_speed_limit' | 'scheduled_download_speed_limit', limit: number) =>
  attempt(ask(client.PUT('/api/v1/config', { body: { [field]: limit } })))

/** Removes a finished download from the list. Deletes no files. */
export const dismissDownload = ({ id }: Pick<Download, 'id'>) => stopDownload({ id }, false)

type ManyChange = Omit<BulkPatch, 'ids'>

/** True if it succeeded. `undo`: the changes that restore what it replaced. */
export const changeMany = async (ids: number[], change: ManyChange, undo?: readonly BulkPatch[]): Promise<boolean> => {
  const done = await attempt(ask(client.PATCH('/api/v1/movies', { body: { ids, ...change } })))
  if (done === undefined) return false
  toast(t('library.changed', { count: ids.length, shown: count(ids.length) }), {
    tone: 'ok',
    ...(undo && { action: { label: t('ui.undo'), run: () => void attempt(changeEach(undo)) } }),
  })
  return true
}

const changeEach = async (changes: readonly BulkPatch[]) => {
  for (const body of changes) await ask(client.PATCH('/api/v1/movies', { body }))
}

/** True if it succeeded. */
export const removeMany = async (ids: number[], delete_files: boolean): Promise<boolean> =>
  (await attempt(ask(client.DELETE('/api/v1/movies', { body: { ids, delete_files } })))) !== undefined

/** Searches for one movie after another; stops at the first failure. */
export const searchMany = async (ids: number[]): Promise<boolean> => {
  let done = 0
  for (const id of ids) {
    if (!(await attempt(searchMovie(id)))) break
    done += 1
  }
  const isWhole = done === ids.length
  if (isWhole) toast(t('bulk.searching', { count: done }), { tone: 'ok' })
  else if (done > 0) toast(t('bulk.some_failed', { done, all: ids.length }))
  return isWhole
}

export const addTag = (name: string) => attempt(ask(client.POST('/api/v1/tags', { body: { name } })))

/** `changed` is called after the deletion and again after an undo. */
export const forgetView = async ({ id, name, query }: View, changed: () => unknown) => {
  const gone = await attempt(ask(client.DELETE('/api/v1/views/{id}', { params: { path: { id } } })).then(() => true))
  if (!gone) return
  void changed()
  const again = () => void attempt(ask(client.POST('/api/v1/views', { body: { name, query } }))).then(changed)
  toast(t('shelf.forgotten', { name }), { tone: 'ok', action: { label: t('ui.undo'), run: again } })
}

/** Opens the file manager on the service's computer, so offer it only in a browser on that computer. */
export const openFolder = (id: number) => attempt(ask(client.POST('/api/v1/service/reveal', { body: { what: 'movie', id } })))

export const setWatched = (id: number, isWatched: boolean) => {
  const params = { path: { id } }
  return attempt(
    isWatched
      ? ask(client.POST('/api/v1/movies/{id}/watched', { params, body: {} }))
      : ask(client.DELETE('/api/v1/movies/{id}/watched', { params })),
  )
}

/** Adds the missing parts of a collection and reports those that failed. */
export const addMissing = async (id: number) => {
  const done = await attempt(ask(client.POST('/api/v1/collections/{id}/add', { params: { path: { id } } })))
  if (!done) return
  const [failed] = done.failed
  if (failed) toast(t('set.some_failed', { title: failed.title, message: failed.message }), { tone: 'bad' })
  else toast(t('set.added', { count: done.movie_ids.length }), { tone: 'ok' })
}
