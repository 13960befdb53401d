type State = { lastWatched?: string | null; timesWatched?: number; flaggedWatched?: number; timeOffset?: number; duration?: number }
type Shelved = { id: string; name: string; type?: string; removed?: boolean; temp?: boolean; state?: State }

/** The part of Stremio's API that an import asks: sign-in, the shelf of the account, and the end of the session. */
export const startStremio = (account: { email: string; password: string }) => {
  const shelf: Shelved[] = []
  const sessions = new Set<string>()
  const state = { signIns: 0 }
  const failed = (code: number, message: string) => Response.json({ error: { message, code } })
  type Body = { email?: string; password?: string; authKey?: string; collection?: string; all?: boolean }
  const answers: Readonly<Record<string, (body: Body) => Response>> = {
    '/api/login': ({ email, password }) => {
      if (email !== account.email) return failed(2, 'User not found')
      if (password !== account.password) return failed(3, 'Wrong passphrase')
      const authKey = `session${++state.signIns}`
      sessions.add(authKey)
      return Response.json({ result: { authKey, user: { _id: 'u1', email, trakt: null } } })
    },
    '/api/datastoreGet': ({ authKey = '', collection, all }) => {
      if (!sessions.has(authKey)) return failed(1, 'Session does not exist')
      return Response.json({ result: collection === 'libraryItem' && all ? shelf.map(wireItem) : [] })
    },
    '/api/logout': ({ authKey = '' }) => {
      sessions.delete(authKey)
      return Response.json({ result: { success: true } })
    },
  }
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const answer = request.method === 'POST' ? answers[new URL(request.url).pathname] : undefined
      return answer ? answer((await request.json()) as Body) : new Response('Not found', { status: 404 })
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, shelf, sessions, state, stop: () => server.stop(true) }
}

const wireItem = ({ id, name, type = 'movie', removed = false, temp = false, state = {} }: Shelved) => ({
  _id: id,
  name,
  type,
  poster: `https://images.example.org/${id}.jpg`,
  posterShape: 'poster',
  removed,
  temp,
  _ctime: '2024-01-01T10:00:00.000Z',
  _mtime: '2025-03-04T20:00:00.000Z',
  state: {
    lastWatched: null,
    timeWatched: 0,
    timeOffset: 0,
    overallTimeWatched: 0,
    timesWatched: 0,
    flaggedWatched: 0,
    duration: 0,
    video_id: id,
    watched: null,
    noNotif: false,
    ...state,
  },
  behaviorHints: { defaultVideoId: id },
})
