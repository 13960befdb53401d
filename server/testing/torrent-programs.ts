import { mkdirSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { until } from './until'

/**
 * A loopback port that was free a moment ago. Below those that the system gives to outgoing connections and to whoever asks for any port:
 * one of these would take it before it is used.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await canListen(port)) return port
  }
}

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Whether something accepts connections there. */
const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** Whether something on another computer uses this port, by TCP or UDP. */
const isOpenIn = (inside: readonly string[], port: number): boolean => {
  const files = ['tcp', 'tcp6', 'udp', 'udp6'].map((name) => `/proc/net/${name}`)
  const { stdout } = Bun.spawnSync([...inside, 'cat', ...files])
  return stdout.toString().includes(`:${port.toString(16).toUpperCase().padStart(4, '0')} `)
}

const run = (cmd: string[], options: { env?: Record<string, string>; cwd?: string } = {}) => {
  const child = Bun.spawn({
    cmd,
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'ignore',
    env: { ...process.env, ...options.env },
    ...(options.cwd ? { cwd: options.cwd } : {}),
  })
  return {
    pid: child.pid,
    resources: () => child.resourceUsage(),
    stop: async () => {
      child.kill('SIGTERM')
      const killing = setTimeout(() => child.kill('SIGKILL'), 5_000)
      await child.exited
      clearTimeout(killing)
    },
  }
}

type QBittorrentOptions = {
  readonly profile: string
  readonly downloads: string
  readonly needsLogin?: boolean
  readonly encryption?: 'prefer' | 'require' | 'off'
  readonly protocol?: 'TCP' | 'UTP' | 'Both'
  readonly pex?: boolean
  /** In each direction; unlimited without it. */
  readonly kilobytesPerSecond?: number
}

/** The real qBittorrent with its own profile. Without `needsLogin`, clients on this machine need no login. */
export const startQBittorrent = async (options: QBittorrentOptions) => {
  const { webPort, port } = await writeProfile(options)
  const program = run(['qbittorrent-nox', `--profile=${options.profile}`])
  const url = `http://127.0.0.1:${webPort}`
  await until('qBittorrent answers', () =>
    fetch(`${url}/api/v2/app/version`).then(
      () => true,
      () => false,
    ),
  )
  return { ...program, url, port, address: `127.0.0.1:${port}` }
}

/** The same on another computer, which `inside` leads to, with a torrent from the start: a magnet link or a file. Nobody can ask it anything. */
export const startQBittorrentElsewhere = async ({
  inside,
  source,
  ...options
}: QBittorrentOptions & { readonly inside: readonly string[]; readonly source: string }) => {
  const { port } = await writeProfile(options)
  const added = [`--save-path=${options.downloads}`, '--add-paused=false', '--skip-dialog=true', source]
  const program = run([...inside, 'qbittorrent-nox', `--profile=${options.profile}`, ...added])
  await until('qBittorrent listens', () => isOpenIn(inside, port))
  return { ...program, port }
}

const writeProfile = async ({
  profile,
  downloads,
  needsLogin = false,
  encryption = 'prefer',
  protocol = 'TCP',
  pex = false,
  kilobytesPerSecond = 0,
}: QBittorrentOptions) => {
  const [webPort, port] = [await freePort(), await freePort()]
  const config = join(profile, 'qBittorrent', 'config')
  mkdirSync(config, { recursive: true })
  mkdirSync(downloads, { recursive: true })
  writeFileSync(
    join(config, 'qBittorrent.conf'),
    [
      '[LegalNotice]',
      'Accepted=true',
      '[BitTorrent]',
      `Session\\Port=${port}`,
      'Session\\DHTEnabled=false',
      'Session\\LSDEnabled=false',
      `Session\\PeXEnabled=${pex}`,
      `Session\\BTProtocol=${protocol}`,
      `Session\\Encryption=${{ prefer: 0, require: 1, off: 2 }[encryption]}`,
      `Session\\GlobalDLSpeedLimit=${kilobytesPerSecond}`,
      `Session\\GlobalUPSpeedLimit=${kilobytesPerSecond}`,
      `Session\\DefaultSavePath=${downloads}`,
      'Session\\AnnounceToAllTrackers=true',
      'Session\\SSRFMitigation=false',
      'Session\\MultiConnectionsPerIp=true',
      'Session\\QueueingSystemEnabled=false',
      '[Network]',
      'PortForwardingEnabled=false',
      '[Preferences]',
      `WebUI\\Port=${webPort}`,
      'WebUI\\Address=127.0.0.1',
      'WebUI\\UseUPnP=false',
      `WebUI\\LocalHostAuth=${needsLogin}`,
      '',
    ].join('\n'),
  )
  return { webPort, port }
}

type TransmissionOptions = {
  readonly config: string
  readonly downloads: string
  readonly hasUtp?: boolean
  readonly encryption?: 'prefer' | 'require' | 'off'
}

/** The same on another computer, with a torrent from the start. Unlike on loopback, it calls others. */
export const startTransmissionElsewhere = async ({
  inside,
  torrent,
  ...options
}: TransmissionOptions & { readonly inside: readonly string[]; readonly torrent: Uint8Array }) => {
  const watched = join(options.config, 'watched')
  mkdirSync(watched, { recursive: true })
  writeFileSync(join(watched, 'it.torrent'), torrent)
  const { port } = await writeSettings(options, { 'watch-dir': watched, 'watch-dir-enabled': true })
  const program = run([...inside, 'transmission-daemon', '--foreground', '--config-dir', options.config])
  await until('transmission listens', () => isOpenIn(inside, port))
  return { ...program, port }
}

/** The real transmission-daemon. Torrents are added through its RPC. It never calls a loopback address. */
export const startTransmission = async (options: TransmissionOptions) => {
  const { rpcPort, port } = await writeSettings(options)
  const program = run(['transmission-daemon', '--foreground', '--config-dir', options.config])
  const url = `http://127.0.0.1:${rpcPort}/transmission/rpc`
  let session = ''
  const rpc = async (method: string, args: Record<string, unknown> = {}): Promise<Record<string, unknown>> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'x-transmission-session-id': session },
      body: JSON.stringify({ method, arguments: args }),
    })
    if (response.status === 409) {
      session = response.headers.get('x-transmission-session-id') ?? ''
      return rpc(method, args)
    }
    return ((await response.json()) as { arguments: Record<string, unknown> }).arguments
  }
  await until('transmission answers', () =>
    rpc('session-get').then(
      () => true,
      () => false,
    ),
  )
  return { ...program, rpc, port, address: `127.0.0.1:${port}` }
}

const writeSettings = async (
  { config, downloads, encryption = 'prefer', hasUtp = false }: TransmissionOptions,
  more: Readonly<Record<string, unknown>> = {},
) => {
  const [rpcPort, port] = [await freePort(), await freePort()]
  mkdirSync(config, { recursive: true })
  mkdirSync(downloads, { recursive: true })
  writeFileSync(
    join(config, 'settings.json'),
    JSON.stringify({
      'rpc-port': rpcPort,
      'rpc-bind-address': '127.0.0.1',
      'rpc-whitelist-enabled': false,
      'rpc-host-whitelist-enabled': false,
      'peer-port': port,
      'download-dir': downloads,
      'dht-enabled': false,
      'pex-enabled': false,
      'lpd-enabled': false,
      'utp-enabled': hasUtp,
      'port-forwarding-enabled': false,
      encryption: { off: 0, prefer: 1, require: 2 }[encryption],
      ...more,
    }),
  )
  return { rpcPort, port }
}

/** The real aria2: downloads the torrent's files into `downloads` and shares them. */
export const startAria2 = async ({ downloads, torrent }: { downloads: string; torrent: string }) => {
  const port = await freePort()
  mkdirSync(downloads, { recursive: true })
  const program = run([
    'aria2c',
    '--no-conf=true',
    '--quiet=true',
    `--dir=${downloads}`,
    `--listen-port=${port}`,
    '--enable-dht=false',
    '--enable-dht6=false',
    '--bt-enable-lpd=false',
    '--enable-peer-exchange=false',
    '--check-integrity=true',
    '--seed-ratio=0.0',
    '--file-allocation=none',
    torrent,
  ])
  await until('aria2 listens', () => isOpen(port))
  return { ...program, address: `127.0.0.1:${port}` }
}

/** The real rtorrent without a terminal: downloads the torrent's files into `downloads` and shares them. Needs a tracker. */
export const startRtorrent = async ({ downloads, session, torrent }: { downloads: string; session: string; torrent: string }) => {
  const port = await freePort()
  for (const folder of [downloads, session]) mkdirSync(folder, { recursive: true })
  const settings = {
    'network.bind_address.set': '127.0.0.1',
    'network.port_range.set': `${port}-${port}`,
    'network.port_random.set': 'no',
    'system.daemon.set': 'true',
    'directory.default.set': downloads,
    'session.path.set': session,
    'dht.mode.set': 'disable',
    'protocol.pex.set': 'no',
    'trackers.use_udp.set': 'no',
    'system.umask.set': '0022',
  }
  const program = run(['rtorrent', '-n', ...Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]), torrent])
  await until('rtorrent listens', () => isOpen(port))
  return { ...program, address: `127.0.0.1:${port}` }
}
