// Runs a script of this project on a machine with Node 20 and npm: finds or downloads Bun, installs missing packages, then starts it. Plain
// Node without dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldestNode = 20
if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  console.error(`Marquee needs Node.js ${oldestNode} or newer; this is ${process.versions.node}`)
  process.exit(64)
}
const root = join(fileURLToPath(new URL('.', import.meta.url)), '..')
const wantedBun = '1.4.5'
const tools = join(root, '.tools')

/** For tests that create and sniff network namespaces. */
const networks = ['ip', 'wg', 'wireguard-go', 'tcpdump']

/** Each script with the system programs it uses. */
const scripts = {
  demo: { file: 'scripts/demo.ts', parts: ['ffmpeg'] },
  start: { file: 'scripts/start.ts', parts: [] },
  dev: { file: 'scripts/dev.ts', parts: [] },
  build: { file: 'scripts/build.ts', parts: [] },
  check: { file: 'scripts/check.ts', parts: [] },
  test: {
    file: 'scripts/test.ts',
    parts: [
      'ffmpeg',
      'chromium',
      'transmission-daemon',
      'opentracker',
      'qbittorrent-nox',
      'aria2c',
      'rtorrent',
      'nginx',
      'openssl',
      'systemd-analyze',
      'gmediarender',
      'gssdp-discover',
      'nft',
      'zsh',
      'fish',
      ...networks,
    ],
  },
  soak: {
    file: 'scripts/soak.ts',
    parts: ['ffmpeg', 'chromium', 'transmission-daemon', 'opentracker', 'qbittorrent-nox', 'nginx', ...networks],
  },
  bench: {
    file: 'scripts/bench.ts',
    parts: ['ffmpeg', 'transmission-daemon', 'opentracker', 'qbittorrent-nox', 'aria2c', ...networks],
  },
  corpus: { file: 'scripts/corpus.ts', parts: [] },
  release: {
    file: 'scripts/release.ts',
    parts: ['dpkg-deb', 'makensis', 'lintian', 'debootstrap', 'qemu-aarch64-static', 'objdump', 'g++', 'python3', 'systemd-analyze'],
  },
  shots: { file: 'scripts/shots.ts', parts: ['ffmpeg', 'chromium'] },
  translations: { file: 'scripts/translations.ts', parts: [] },
  migration: { file: 'scripts/migration.ts', parts: [] },
  'api-types': { file: 'scripts/api-types.ts', parts: [] },
}
/** Debian packages whose names differ from the program's. */
const packageOf = {
  aria2c: 'aria2',
  'dpkg-deb': 'dpkg',
  // It plays with what GStreamer has, which it only recommends.
  gmediarender: 'gmediarender gstreamer1.0-plugins-good gstreamer1.0-libav',
  'gssdp-discover': 'gupnp-tools',
  ip: 'iproute2',
  makensis: 'nsis',
  nft: 'nftables',
  objdump: 'binutils',
  'qemu-aarch64-static': 'qemu-user-static',
  'systemd-analyze': 'systemd',
  wg: 'wireguard-tools',
}

const say = (text) => process.stderr.write(`${text}\n`)
const fail = (text) => {
  say(text)
  process.exit(69)
}

const main = () => {
  const [name = '', ...rest] = process.argv.slice(2)
  const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined
  if (!script) {
    say(`usage: npm run ${Object.keys(scripts).join('|')}`)
    process.exit(64)
  }
  const bun = findBun() ?? fetchBun()
  installPackages(bun)
  provideParts(name, script.parts)
  runScript(bun, [script.file, ...rest])
}

/** System programs may be outside an ordinary user's PATH. */
const searchPath = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin', '/usr/local/sbin'].filter(Boolean)
const isInstalled = (program) => searchPath.some((folder) => existsSync(join(folder, program)))

const isWantedBun = (path) => {
  const asked = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return asked.status === 0 && asked.stdout.trim() === wantedBun
}

/** Bun from the PATH if it has the tested version, otherwise our own. */
const findBun = () => ['bun', ...fetchedBuns()].find(isWantedBun)

const fetchedBuns = () => {
  const modules = join(tools, 'node_modules')
  const ofPlatform = join(modules, '@oven')
  const folders = existsSync(ofPlatform) ? readdirSync(ofPlatform).map((name) => join(ofPlatform, name, 'bin')) : []
  return [join(modules, 'bun', 'bin'), ...folders].flatMap((folder) => [join(folder, 'bun.exe'), join(folder, 'bun')]).filter(existsSync)
}

const fetchBun = () => {
  say(`Bun ${wantedBun} is missing; npm installs it into .tools (once, 103 MB on disk)`)
  mkdirSync(tools, { recursive: true })
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const how = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' }
  spawnSync(npm, ['install', '--prefix', '.tools', '--no-audit', '--no-fund', '--loglevel=error', `bun@${wantedBun}`], how)
  const found = findBun()
  if (found) return found
  // npm may be configured not to run install scripts; this runs the skipped one.
  const leftOut = join(tools, 'node_modules', 'bun', 'install.js')
  if (existsSync(leftOut)) spawnSync(process.execPath, [leftOut], { cwd: join(leftOut, '..'), stdio: 'ignore' })
  return findBun() ?? fail(`Downloading Bun ${wantedBun} failed: is the npm registry reachable?`)
}

/** Installs exactly what bun.lock lists, only if it has changed. */
const installPackages = (bun) => {
  const modules = join(root, 'node_modules')
  const stamp = join(modules, '.installed-from')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'bun.lock')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  say('Installing packages from bun.lock (once, 625 MB on disk)')
  const done = spawnSync(bun, ['install', '--frozen-lockfile', '--silent'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (done.status !== 0) fail('Installing packages failed: is the npm registry reachable?')
  // Editors need the types of the API, which are not in the repository.
  spawnSync(bun, ['scripts/api-types.ts', '--types-only'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  writeFileSync(stamp, lock)
}

/** Real programs used by tests and demo. Without apt-get or root the script continues and lists what is missing. */
const provideParts = (name, parts) => {
  const missing = parts.filter((part) => !isInstalled(part))
  if (missing.length === 0) return
  if (process.platform === 'linux' && process.getuid?.() === 0 && isInstalled('apt-get')) installParts(missing)
  const absent = missing.filter((part) => !isInstalled(part))
  if (absent.length > 0) say(`Missing programs, which \`npm run ${name}\` continues without: ${absent.join(', ')}`)
}

const installParts = (missing) => {
  const packages = missing.flatMap((part) => (packageOf[part] ?? part).split(' '))
  say(`Installing with apt-get: ${packages.join(' ')}`)
  const restore = keepDaemonsDown()
  const apt = (...words) =>
    spawnSync('apt-get', words, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 900_000,
    })
  try {
    apt('update', '-qq')
    const install = ['install', '-y', '-qq', '--no-install-recommends']
    if (apt(...install, ...packages).status !== 0) for (const one of packages) apt(...install, one)
  } finally {
    restore()
  }
}

/** Debian starts services on installation, but the tests start their own, each with its own settings. */
const keepDaemonsDown = () => {
  const policy = '/usr/sbin/policy-rc.d'
  if (existsSync(policy)) return () => {}
  try {
    writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
    return () => rmSync(policy, { force: true })
  } catch {
    return () => {}
  }
}

/** Forwards signals to the script and exits with its code. */
const runScript = (bun, words) => {
  const child = spawn(bun, words, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: searchPath.join(delimiter) } })
  // A terminal sends SIGINT to the whole process group; forwarding it too would look like a second Ctrl+C.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`Starting ${bun} failed: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

main()
