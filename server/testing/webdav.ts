/** A WebDAV folder on loopback that keeps its files in memory: PUT, GET, HEAD, and DELETE, with or without Basic authentication. */
export const serveWebdav = (account: { user: string; password: string } | null) => {
  const files = new Map<string, Uint8Array>()
  const seen = new Set<string | null>()
  let isSpoiled = false
  const expected = account && `Basic ${Buffer.from(`${account.user}:${account.password}`).toString('base64')}`

  const answer = async (request: Request): Promise<Response> => {
    const given = request.headers.get('authorization')
    seen.add(given)
    if (expected !== null && given !== expected) return new Response('no', { status: 401 })
    const name = decodeURIComponent(new URL(request.url).pathname.slice('/folder/'.length))
    const found = files.get(name)
    switch (request.method) {
      case 'PUT':
        files.set(name, new Uint8Array(await request.arrayBuffer()))
        return new Response(null, { status: 201 })
      case 'DELETE':
        return new Response(null, { status: files.delete(name) ? 204 : 404 })
      default:
        if (!found) return new Response('no', { status: 404 })
        return new Response((isSpoiled ? found.map((byte) => byte ^ 1) : found) as Uint8Array<ArrayBuffer>)
    }
  }
  const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: answer })

  return {
    url: `http://127.0.0.1:${server.port}/folder`,
    files,
    authorizations: () => [...seen],
    /** From now on it gives back other bytes than it got. */
    spoil: () => {
      isSpoiled = true
    },
    stop: () => void server.stop(true),
  }
}
