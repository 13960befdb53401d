import type { Outside, ParentChannel } from './outside'

/** What this program starts itself as, for work that needs a process of its own. Nobody else calls these. */
export const innerCommands: Readonly<Record<string, (outside: Outside) => Promise<void>>> = {
  engine: async (outside) => {
    const { runEngine } = await import('#server/torrent/engine')
    const { version, pid, memoryBytes, exit, onFault } = outside
    const { send, onMessage, onEnd } = parentOf(outside)
    runEngine({ version, pid, send, onMessage, onDisconnect: onEnd, onFault, memoryBytes, exit })
  },
  'demo-seeder': async (outside) => {
    const { runSeeder } = await import('#world/seeder-engine')
    runSeeder({ channel: parentOf(outside), exit: () => outside.exit(0) })
  },
  'archive-worker': async (outside) => {
    const { runArchiveWorker } = await import('#server/backups/workshop')
    const { migrations } = await import('#server/platform/db/migrations/embedded.gen')
    await runArchiveWorker({ input: outside.input(), write: outside.write, exit: outside.exit, migrations })
  },
}

const nobody: ParentChannel = { send() {}, onMessage() {}, onEnd: (listener) => listener() }
const parentOf = ({ parent }: Outside): ParentChannel => parent ?? nobody
