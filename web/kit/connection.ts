import { createStore } from './store'

export type Connection = { state: 'connecting' } | { state: 'live' } | { state: 'lost'; since: number } | { state: 'stopped' }

/** State of the WebSocket connection to the service. */
export const connection = createStore<Connection>({ state: 'connecting' })

const SAID_AFTER_MS = 2000

/** Whether the connection has been lost for long enough to tell the user. */
export const away = createStore(false)

let timer: ReturnType<typeof setTimeout> | undefined
connection.subscribe(() => {
  clearTimeout(timer)
  if (connection.get().state === 'lost') timer = setTimeout(() => away.set(true), SAID_AFTER_MS)
  else away.set(false)
})
