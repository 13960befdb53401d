import type { EngineProcess } from '#server/acquisition/torrent/engine-process'
import type { Outside, ParentChannel } from './outside'

/** Commands that this program starts itself with, for work that needs a separate process. Not for users. */
export const innerCommands: Readonly<Record<string, (outside: Outside) => Promise<void>>> = {
  engine: async (outside) => {
    const { runEngine } = await import('#server/acquisition/torrent/engine')
    runEngine(hostOf(outside, false))
  },
  // The tunnel must replace the network modules before anything imports them.
  'engine-in-tunnel': async (outside) => {
    const { runEngineInTunnel } = await import('#server/acquisition/torrent/engine-tunnel')
    const { startHelper } = await import('#server/acquisition/torrent/engine-helper')
    const { platform, arch, clock, self } = outside
    runEngineInTunnel(hostOf(outside, true), {
      machine: { platform, arch },
      wallMs: () => clock.now().getTime(),
      startHelper: () => startHelper([...self, 'engine-helper']),
    })
  },
  'engine-helper': async (outside) => {
    const { runRelay } = await import('#server/network/tunnel/relay/relay')
    const { input, writeBytes, exit } = outside
    await runRelay({ input: input(), write: writeBytes, exit })
  },
  'demo-seeder': async (outside) => {
    const { runSeeder } = await import('#world/seeder-engine')
    runSeeder({ channel: parentOf(outside), exit: () => outside.exit(0) })
  },
  'archive-worker': async (outside) => {
    const { runArchiveWorker } = await import('#server/service/backups/archive-work')
    const { migrations } = await import('#server/foundation/platform/db/migrations/embedded.gen')
    await runArchiveWorker({ input: outside.input(), write: outside.write, exit: outside.exit, migrations })
  },
}

const hostOf = (outside: Outside, isInTunnel: boolean): EngineProcess => {
  const { version, pid, memoryBytes, exit, onFault } = outside
  const { send, onMessage, onEnd } = parentOf(outside)
  return { version, pid, isInTunnel, send, onMessage, onDisconnect: onEnd, onFault, memoryBytes, exit }
}

const nobody: ParentChannel = { send() {}, onMessage() {}, onEnd: (listener) => listener() }
const parentOf = ({ parent }: Outside): ParentChannel => parent ?? nobody
