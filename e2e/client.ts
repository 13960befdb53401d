import { expectDeclared } from '#server/testing/declared-answers'

export type Frame = { readonly type: string; readonly seq?: number; readonly at: string; readonly [field: string]: unknown }
export type Movie = { id: number; metadata_id: number; title: string; status: string; file_ids: number[]; next_search_at: string | null }
export type Release = { id: number; title: string; verdict: string; reasons: { code: string; text: string }[]; grabbed_at: string | null }
export type Download = {
  id: number
  movie_id: number
  title: string
  state: string
  client: string
  error: { code: string; text: string } | null
}
export type LibraryFile = {
  id: number
  movie_id: number
  path: string
  relative_path: string
  size_bytes: number
  quality: string
  revision: { version: number }
}
export type Happened = { seq: number; type: string; at: string; movie_id: number | null; download_id: number | null; data: Frame }
export type Answer<T> = { status: number; body: T; headers: Headers }
export type Client = ReturnType<typeof createClient>
type Page<T> = { results: T[]; next_cursor: string | null; has_more: boolean }
type Problem = { error: { code: string; message: string } }

/** A client of the API, as an external program would use it. */
export const createClient = ({ url, key }: { url: string; key: string }) => {
  const ask = async <T = Problem>(method: string, path: string, body?: unknown): Promise<Answer<T>> => {
    const headers = { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const answer = await fetch(`${url}/api/v1${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    const text = await answer.text()
    expectDeclared({ method, place: `/api/v1${path}`, status: answer.status, type: answer.headers.get('content-type') })
    return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as T, headers: answer.headers }
  }
  /** A request that must succeed. */
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await ask<T>(method, path, body)
    if (answer.status >= 400) throw new Error(`${method} ${path} returned ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  /** All pages of a list. */
  const all = async <T>(path: string): Promise<T[]> => {
    const found: T[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const joint = path.includes('?') ? '&' : '?'
      const page: Page<T> = await call('GET', `${path}${joint}limit=100${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`)
      found.push(...page.results)
      cursor = page.next_cursor
    }
    return found
  }

  return {
    ask,
    call,
    all,
    movie: (id: number) => call<Movie>('GET', `/movies/${id}`),
    movies: () => all<Movie>('/movies'),
    releases: (movieId: number) => all<Release>(`/movies/${movieId}/releases`),
    files: (movieId: number) => all<LibraryFile>(`/movies/${movieId}/files`),
    downloads: () => all<Download>('/downloads'),
    /** All events, oldest first. */
    history: async (query = ''): Promise<Happened[]> => (await all<Happened>(`/history${query}`)).toSorted((a, b) => a.seq - b.seq),
    runTask: (name: string) => call('POST', `/tasks/${name}/run`),
    /** Receives all events from now on. */
    listen: (since?: number) => listen({ url, key, since }),
  }
}

const listen = ({ url, key, since }: { url: string; key: string; since: number | undefined }) =>
  new Promise<{ frames: Frame[]; close: () => void; closed: Promise<number> }>((resolve, reject) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/v1/ws`)
    const closed = Promise.withResolvers<number>()
    const frames: Frame[] = []
    socket.onopen = () => socket.send(JSON.stringify({ type: 'auth', api_key: key, ...(since === undefined ? {} : { since }) }))
    socket.onclose = ({ code }) => {
      reject(new Error(`the socket closed with ${code}`))
      closed.resolve(code)
    }
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as Frame
      if (frame.type === 'auth_ok') resolve({ frames, close: () => socket.close(), closed: closed.promise })
      else frames.push(frame)
    }
  })
