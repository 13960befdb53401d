import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { until } from './until'

/** Each device is controlled through a file with its name, shared by all network namespaces. */
const controlOf = (device: string): string => `/var/run/wireguard/${device}.sock`
export const removeControl = (device: string): void => rmSync(controlOf(device), { force: true })

type Running = { /** Runs a command in the network that it is for. */ readonly inside: readonly string[]; readonly folder: string }

/**
 * Runs wireguard-go for an interface with this name until it listens for `wg`. Reads its log to know when: an earlier `wg show` may remove
 * the control socket, which makes wireguard-go exit.
 */
export const startWireguard = async ({ inside, folder, device }: Running & { readonly device: string }): Promise<Bun.Subprocess> => {
  removeControl(device)
  const logFile = join(folder, `${device}-${performance.now()}.log`)
  const child = Bun.spawn([...inside, 'wireguard-go', '-f', device], {
    env: { ...process.env, LOG_LEVEL: 'verbose' },
    stdin: 'ignore',
    stdout: Bun.file(logFile),
    stderr: 'ignore',
  })
  await until(`${device} is there`, async () => (await Bun.file(logFile).text()).includes('UAPI listener started'))
  return child
}

/** The kernel sends these itself. */
const ofTheKernel = '(arp or icmp or icmp6 or (ip6 and ip6[6] = 0 and ip6[40] = 58))'

/** A filter for all that programs send, except what is expected. */
export const besides = (expected: string): string => `not ${expected} and not ${ofTheKernel}`

/** Records what passes a network interface. */
export const startCapture = async ({ inside, folder, link }: Running & { readonly link: string }) => {
  const file = join(folder, `capture-${link}-${performance.now()}.pcap`)
  const words = ['tcpdump', '-i', link, '-n', '--immediate-mode', '-U', '-s', '128', '-w', file]
  const child = Bun.spawn([...inside, ...words], { stdin: 'ignore', stdout: 'ignore', stderr: 'ignore' })
  await until('the capture runs', async () => (await Bun.file(file).exists()) && Bun.file(file).size >= 24)
  return {
    stop: async (): Promise<void> => {
      await Bun.sleep(300)
      child.kill('SIGINT')
      await child.exited
    },
    /** What passed, and the filter lets through. */
    lines: (filter: string): string[] => {
      const read = Bun.spawnSync(['tcpdump', '-r', file, '-n', filter])
      if (read.exitCode !== 0) throw new Error(`${filter}\n${read.stderr}`)
      return read.stdout.toString().split('\n').filter(Boolean)
    },
  }
}
