import { existsSync } from 'node:fs'
import { acquireInstanceLock } from '#server/foundation/platform/instance-lock'
import { askDirectly } from './ask-directly'
import { bootApp } from './boot-app'
import { databaseIn, dataFolderOf, makeDataFolder } from './data-folder'
import { CannotRun, exitCodes } from './exit-codes'
import type { Outside } from './outside'
import { type Running, runningOn } from './running'

export type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>
export type Api = {
  readonly isRunning: boolean
  /** Calls a path below `/api/v1`. Throws CannotRun with the API's message on an error. */
  readonly call: Call
  /** Reads any page exactly as served. */
  readonly read: (path: string) => Promise<string>
  readonly close: () => Promise<void>
}

type Where = { readonly 'data-dir'?: string | undefined }

/**
 * The API of the running service on this folder. If none is running, builds one for this command that does not listen. Either way there is
 * a single writer and a single implementation.
 */
export const withApi = async <T>(outside: Outside, given: Where, work: (api: Api) => Promise<T>): Promise<T> => {
  const api = await reach(outside, dataFolderOf(outside, given))
  try {
    return await work(api)
  } finally {
    await api.close()
  }
}

const reach = async (outside: Outside, dataDir: string): Promise<Api> => {
  if (!existsSync(databaseIn(dataDir))) throw new CannotRun(`There is no library in ${dataDir} yet; \`marquee\` creates one`)
  const lock = acquireInstanceLock(makeDataFolder(dataDir))
  if (lock.kind === 'held') {
    const running = await runningOn(dataDir)
    if (!running) throw new CannotRun('The service is about to start or to stop; try again', exitCodes.tryAgain)
    return { isRunning: true, ...over(askDirectly, running), close: async () => {} }
  }
  try {
    return await reachBuilt(outside, dataDir, lock.release)
  } catch (error) {
    lock.release()
    throw error
  }
}

const reachBuilt = async (outside: Outside, dataDir: string, release: () => void): Promise<Api> => {
  const opened = await bootApp(outside, dataDir)
  if (opened.kind !== 'app') throw new CannotRun('The database cannot be used; `marquee doctor` says why', exitCodes.config)
  const { app } = opened
  const answer = async (input: string, init: RequestInit) => {
    const response = await app.answer(new Request(input, init), { ip: '127.0.0.1', upgrade: () => false })
    if (!response) throw new Error('a WebSocket was opened')
    return response
  }
  const close = async () => {
    await app.stop()
    release()
  }
  const key = app.ground.config.get().api_key ?? ''
  return { isRunning: false, ...over(answer, { url: 'http://localhost', key }), close }
}

type Ask = (url: string, init: { method: string; headers: Record<string, string>; body?: string }) => Promise<Response>

export const over = (ask: Ask, { url, key }: Pick<Running, 'url' | 'key'>): Pick<Api, 'call' | 'read'> => {
  const read = async (path: string, init: { method?: string; body?: unknown } = {}): Promise<string> => {
    const { method = 'GET', body } = init
    const hasBody = body !== undefined
    const headers: Record<string, string> = { authorization: `Bearer ${key}`, ...(hasBody && { 'content-type': 'application/json' }) }
    const response = await ask(url + path, { method, headers, ...(hasBody && { body: JSON.stringify(body) }) }).catch(() => {
      throw new CannotRun(`The service at ${url} is not responding`, exitCodes.tryAgain)
    })
    const text = await response.text()
    if (!response.ok) throw new CannotRun(reasonIn(text) ?? `The service answered ${response.status}`)
    return text
  }
  return {
    read: (path) => read(path),
    call: async <T>(method: string, path: string, body?: unknown) => {
      const text = await read(`/api/v1${path}`, { method, body })
      return (text === '' ? undefined : JSON.parse(text)) as T
    },
  }
}

const reasonIn = (text: string): string | undefined => {
  try {
    return (JSON.parse(text) as { error?: { message?: string } }).error?.message
  } catch {
    return undefined
  }
}
