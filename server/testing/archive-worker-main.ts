import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { runArchiveWorker } from '#server/service/backups/archive-work'

/** The archive worker as a standalone process, without the rest of the program. */
await runArchiveWorker({
  input: Bun.stdin.stream() as unknown as AsyncIterable<Uint8Array>,
  write: (text) => Bun.write(Bun.stdout, text),
  exit: (code) => process.exit(code),
  migrations,
})
