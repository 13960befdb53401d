import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#server/testing/torrent-programs'
import { until } from '#server/testing/torrent-world'

/** Serves the same bytes with nothing in front of them. */
export const bareServe = async (dir: string, body: string) => {
  const port = await freePort()
  const script = join(dir, 'bare.ts')
  writeFileSync(join(dir, 'body.json'), body)
  writeFileSync(
    script,
    `const body = await Bun.file(${JSON.stringify(join(dir, 'body.json'))}).text()
Bun.serve({ hostname: '127.0.0.1', port: ${port}, fetch: () => new Response(body, { headers: { 'content-type': 'application/json' } }) })\n`,
  )
  const child = Bun.spawn([process.execPath, script], { stdin: 'ignore', stdout: 'ignore', stderr: 'inherit' })
  const url = `http://127.0.0.1:${port}/`
  await until('the bare server answers', () =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  )
  const stop = async () => {
    child.kill()
    await child.exited
  }
  return { url, stop }
}
