import { afterAll, beforeAll, expect, test } from 'bun:test'
import { needs } from '#server/testing/needs'
import { until } from '#server/testing/until'
import { canMakeHosts } from './ui/second-host'

const isPossible = ['ffmpeg', 'gmediarender', 'gssdp-discover', 'tcpdump'].map(needs).every(Boolean) && canMakeHosts()
const patienceMs = 180_000
const [here, there] = [`tvh${process.pid}a`, `tvh${process.pid}b`]
const [service, tv] = ['10.78.0.1', '10.78.0.2']
const port = 49_494
/** Where one question to the TV takes longer than 20 ms, the machine is too busy for two seconds. */
const BUSY = 100

const run = (...words: string[]): void => {
  const done = Bun.spawnSync(words)
  if (done.exitCode !== 0) throw new Error(`${words.join(' ')}: ${done.stderr}`)
}
const within = (space: string, words: string[]) =>
  Bun.spawn(['ip', 'netns', 'exec', space, ...words], { stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' })
const outputOf = async (child: ReturnType<typeof within>): Promise<string> => {
  const [out, err, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  if (code !== 0) throw new Error(`exited with ${code}: ${out}${err}`)
  return out
}

let renderer: ReturnType<typeof within> | undefined
/** Two computers with one network: the service, and a TV. */
beforeAll(async () => {
  if (!isPossible) return
  for (const space of [here, there]) run('ip', 'netns', 'add', space)
  run('ip', 'link', 'add', 'v0', 'netns', here, 'type', 'veth', 'peer', 'name', 'v1', 'netns', there)
  for (const [space, link, address] of [
    [here, 'v0', service],
    [there, 'v1', tv],
  ] as const) {
    run('ip', '-n', space, 'addr', 'add', `${address}/24`, 'dev', link)
    for (const each of ['lo', link]) run('ip', '-n', space, 'link', 'set', each, 'up')
    run('ip', '-n', space, 'route', 'add', '224.0.0.0/4', 'dev', link)
  }
  const sinks = ['--gstout-audiosink=fakesink', '--gstout-videosink=fakesink']
  renderer = within(there, ['gmediarender', '-f', 'Living room TV', '-I', 'v1', '-p', String(port), ...sinks])
  const listens = () =>
    Bun.spawnSync(['ip', 'netns', 'exec', there, 'cat', '/proc/net/tcp']).stdout.toString().includes(port.toString(16).toUpperCase())
  await until('the TV is on', listens)
}, patienceMs)
afterAll(async () => {
  renderer?.kill('SIGKILL')
  await renderer?.exited
  if (isPossible) for (const space of [here, there]) run('ip', 'netns', 'del', space)
}, patienceMs)

test.skipIf(!isPossible)(
  'nothing is open or sent while it is off; then a real renderer is found, plays, seeks, pauses, and stops, and the movie keeps the place',
  async () => {
    const control = `http://${tv}:${port}/upnp/control/rendertransport1`
    const inside = within(here, [process.execPath, `${import.meta.dir}/tv-house-inside.ts`, 'Living room TV', control, there])
    const seen = JSON.parse((await outputOf(inside)).trim().split('\n').at(-1) ?? '')

    expect(seen.whileOff).toEqual([])
    expect(seen.whileOn).toEqual([1900, 7359])
    expect(seen.address).toBe(tv)
    expect(seen.seek_ms).toBeLessThanOrEqual(Math.max(2000, BUSY * seen.ask_ms))
    expect(seen.last).toBeGreaterThan(602)
    expect(Math.abs(seen.kept - seen.last)).toBeLessThanOrEqual(2)
    expect(seen.left).toBeNull()
    expect(seen.servers).toContain(`http://${service}:`)
  },
  patienceMs,
)
