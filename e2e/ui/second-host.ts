import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'

/** Creating a network namespace needs root. */
export const canMakeHosts = (): boolean => needs('ip') && process.getuid?.() === 0

/** Documentation addresses (RFC 5737). */
const [ours, theirs] = ['203.0.113.1', '203.0.113.2']

/** Another computer as far as the network is concerned: a namespace with a single link to this one. */
export const openSecondHost = async () => {
  const name = `marquee-${process.pid}`
  const [here, there] = [`mq${process.pid}a`.slice(-15), `mq${process.pid}b`.slice(-15)]
  const dir = mkdtempSync(join(tmpdir(), 'marquee-host-'))
  const close = async () => {
    await ip('link', 'del', here).catch(() => {})
    await ip('netns', 'del', name).catch(() => {})
    rmSync(dir, { recursive: true, force: true })
  }
  try {
    await ip('netns', 'add', name)
    await ip('link', 'add', here, 'type', 'veth', 'peer', 'name', there, 'netns', name)
    // A link-local address assigned a second later would make the browser report a network change.
    await ip('addr', 'add', `${ours}/30`, 'dev', here)
    await ip('link', 'set', here, 'addrgenmode', 'none', 'up')
    await ip('-n', name, 'addr', 'add', `${theirs}/30`, 'dev', there)
    await ip('-n', name, 'link', 'set', there, 'addrgenmode', 'none', 'up')
    await ip('-n', name, 'link', 'set', 'lo', 'up')
  } catch (error) {
    await close()
    throw error
  }
  const chromium = join(dir, 'chromium')
  writeFileSync(chromium, `#!/bin/sh\nexec ip netns exec ${name} /usr/bin/chromium "$@"\n`)
  chmodSync(chromium, 0o755)
  return {
    /** This computer's address as seen from there. */
    address: ours,
    /** A browser that runs there. */
    chromium,
    close,
  }
}

const ip = async (...words: string[]): Promise<void> => {
  const child = Bun.spawn(['ip', ...words], { stdin: 'ignore', stdout: 'ignore', stderr: 'pipe' })
  const [said, code] = await Promise.all([new Response(child.stderr).text(), child.exited])
  if (code !== 0) throw new Error(`ip ${words.join(' ')}: ${said.trim()}`)
}
