/** The service's address, including its base path, and its key. */
export type ServiceAddress = { readonly base_url: string; readonly key: string }

export type ServiceEvent = { readonly type: string; readonly movie_id?: number | null; readonly [field: string]: unknown }

/** A client of the service's public API. */
export const createApiClient = ({ base_url, key }: ServiceAddress, ask: (request: Request) => Promise<Response> = fetch) => {
  const root = `${base_url.replace(/\/$/, '')}/api/v1`

  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const response = await ask(
      new Request(`${root}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    )
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${messageOf(text)}`)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  return {
    get: <T>(path: string) => call<T>('GET', path),
    post: <T>(path: string, body: unknown) => call<T>('POST', path, body),
    put: <T>(path: string, body: unknown) => call<T>('PUT', path, body),
    patch: <T>(path: string, body: unknown) => call<T>('PATCH', path, body),
    /** Receives all events until closed. */
    listen: (hear: (event: ServiceEvent) => void): Promise<{ close(): void; readonly closed: Promise<void> }> => {
      const socket = new WebSocket(`${root.replace(/^http/, 'ws')}/ws`)
      const closed = Promise.withResolvers<void>()
      return new Promise((resolve, reject) => {
        socket.onopen = () => socket.send(JSON.stringify({ type: 'auth', api_key: key }))
        socket.onerror = () => reject(new Error('the WebSocket could not be opened'))
        socket.onclose = () => {
          reject(new Error('the WebSocket was rejected'))
          closed.resolve()
        }
        socket.onmessage = ({ data }) => {
          const event = JSON.parse(String(data)) as ServiceEvent
          if (event.type === 'auth_ok') resolve({ close: () => socket.close(), closed: closed.promise })
          else hear(event)
        }
      })
    },
  }
}
export type ApiClient = ReturnType<typeof createApiClient>

const messageOf = (text: string): string => {
  try {
    return (JSON.parse(text) as { error: { message: string } }).error.message
  } catch {
    return text.slice(0, 200)
  }
}
