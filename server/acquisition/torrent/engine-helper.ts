import type { Helper } from '#server/network/tunnel/relay/helper-line'

/** Starts the process that makes connections for an engine that may not. It ends with the engine. */
export const startHelper = (cmd: readonly string[]): Helper => {
  const child = Bun.spawn([...cmd], { stdin: 'pipe', stdout: 'pipe', stderr: 'ignore' })
  return {
    write: (bytes) => {
      child.stdin.write(bytes)
      child.stdin.flush()
    },
    hear: (onBytes, onEnd) => {
      const read = async () => {
        for await (const piece of child.stdout) onBytes(piece)
      }
      void read()
        .catch(() => {})
        .then(onEnd)
    },
  }
}
