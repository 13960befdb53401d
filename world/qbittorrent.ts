export type QTorrent = { name: string; hash: string; category: string; progress: number; state: string; save_path?: string }

const size = 3_000_000
const same = {
  ...{ tags: '', size, total_size: size, uploaded: 5, dlspeed: 0, upspeed: 0, num_seeds: 3, num_leechs: 1, eta: 8_640_000, ratio: 0.5 },
  ...{ max_ratio: -1, max_seeding_time: -1, seeding_time: 60, ratio_limit: -2, seeding_time_limit: -2, magnet_uri: '' },
}

/** The part of qBittorrent's API that an import asks. It remembers every request that changes something. */
export const startQBittorrent = (save_in: string, torrents: () => readonly QTorrent[]) => {
  const changes: string[] = []
  const shown = ({ save_path = save_in, ...torrent }: QTorrent) => ({
    ...same,
    completed: size * torrent.progress,
    amount_left: size * (1 - torrent.progress),
    save_path,
    ...torrent,
  })
  const answers: Record<string, (params: URLSearchParams) => Response> = {
    'app/version': () => new Response('v5.0.1'),
    'app/preferences': () => Response.json({ max_ratio_act: 0 }),
    'torrents/categories': () => Response.json({}),
    'torrents/trackers': () => Response.json([]),
    'torrents/files': (params) => {
      const name = torrents().find((one) => one.hash === params.get('hash'))?.name
      return Response.json([{ index: 0, name: `${name}/${name}.mkv`, size, priority: 1 }])
    },
    'torrents/info': (params) => {
      const category = params.get('category')
      return Response.json(
        torrents()
          .filter((one) => category === null || one.category === category)
          .map(shown),
      )
    },
  }
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const path = pathname.replace('/api/v2/', '')
      if (path === 'auth/login') return await signedIn(request)
      const answer = answers[path]
      if (answer) return answer(searchParams)
      changes.push(path)
      return new Response('Ok.')
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, changes, stop: () => server.stop(true) }
}

const signedIn = async (request: Request): Promise<Response> =>
  (await request.text()).includes('password=right')
    ? new Response('Ok.', { headers: { 'set-cookie': 'SID=abc; path=/' } })
    : new Response('Fails.')
