import { Database } from 'bun:sqlite'
import { existsSync } from 'node:fs'
import { type InstanceNote, isInstanceLocked, readInstanceNote } from '#server/foundation/platform/instance-lock'
import { makeChallenge } from '#server/foundation/platform/instance-proof'
import { databaseIn } from './data-folder'
import { CannotRun } from './exit-codes'

export type Running = { readonly url: string; readonly key: string }

/** Longer than a busy service needs to prove its identity. */
const timeoutMs = 10_000

/**
 * The service that runs on this folder. Null if nothing answers at the recorded address, or if whatever answers cannot prove to be that
 * service: another program may have its port now, and must not receive the key.
 */
export const runningOn = async (dataDir: string): Promise<Running | null> => {
  const note = noteIn(dataDir)
  const keys = note && keysIn(dataDir)
  if (!note || !keys?.api_key || !keys.session_signing_key) return null
  const url = addressOf(note)
  const { headers, isProvedBy } = makeChallenge()
  const { askDirectly } = await import('./ask-directly')
  const answer = await askDirectly(`${url}/api/v1/status`, { headers, timeoutMs }).catch(() => null)
  if (!answer || !isProvedBy(answer, { port: note.port, signingKey: keys.session_signing_key })) return null
  return { url, key: keys.api_key }
}

/** The address of a service without a database. It cannot prove its identity, so it may only be sent requests that contain no secrets. */
export const recoveringOn = (dataDir: string): string | null => {
  const note = isInstanceLocked(dataDir) ? noteIn(dataDir) : null
  return note && addressOf(note)
}

const noteIn = (dataDir: string): InstanceNote | null => {
  const note = readInstanceNote(dataDir)
  return note === 'unreadable' ? null : note
}

const addressOf = ({ hosts, port, base_url }: InstanceNote): string => `http://${hostFor(hosts)}:${port}${base_url}`

/** A service that listens on all addresses or on loopback is reached on loopback. */
const hostFor = (hosts: readonly string[]): string => {
  const [first = '127.0.0.1'] = hosts
  if (hosts.includes('127.0.0.1') || hosts.includes('0.0.0.0')) return '127.0.0.1'
  if (first === '::') return '[::1]'
  return first.includes(':') ? `[${first}]` : first
}

export type Keys = { readonly api_key: string | null; readonly session_signing_key: string | null }

/** The stored keys; null if there is no database yet. */
export const keysIn = (dataDir: string): Keys | null => {
  const path = databaseIn(dataDir)
  if (!existsSync(path)) return null
  try {
    const sqlite = new Database(path, { readonly: true })
    try {
      sqlite.run('PRAGMA busy_timeout = 2000')
      return sqlite.query<Keys, []>('SELECT api_key, session_signing_key FROM config WHERE id = 1').get()
    } finally {
      sqlite.close()
    }
  } catch (error) {
    throw new CannotRun(`The database in ${dataDir} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export const keyIn = (dataDir: string): string | null => keysIn(dataDir)?.api_key ?? null
