import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '#server/testing/until'

/** The real opentracker. Debian's build only accepts allowlisted info hashes. */
export const startOpentracker = async (folder: string, port: number, info_hashes: readonly string[]) => {
  writeFileSync(join(folder, 'allowed'), `${info_hashes.join('\n')}\n`, { mode: 0o644 })
  const address = ['-i', '127.0.0.1', '-p', String(port), '-P', String(port)]
  const child = Bun.spawn(['opentracker', ...address, '-d', folder, '-w', 'allowed'], {
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'ignore',
  })
  const url = `http://127.0.0.1:${port}/announce`
  await until('opentracker answers', () =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  )
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL')
      await child.exited
    },
  }
}
