import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Deps = {
  folder: string
  platform: NodeJS.Platform
  /** Runs a command that opens a page. False if there is none. */
  run: (command: readonly string[]) => Promise<boolean>
  delay: (ms: number) => Promise<void>
}

/** A browser reads the file immediately; after this time, its code has expired anyway. */
const lifeMs = 120_000

/**
 * Opens a browser at a URL with a one-time code. The browser gets a file that only its owner can read and that redirects there, so the code
 * appears in no process list.
 */
export const createOpenBrowser = ({ folder, platform, run, delay }: Deps) => ({
  async open(url: string): Promise<boolean> {
    removeOld(folder)
    const file = join(folder, `open-${randomBytes(8).toString('hex')}.html`)
    writeFileSync(file, redirectTo(url), { mode: 0o600, flag: 'wx' })
    const opened = await run(openCommand(platform, pathToFileURL(file).href)).catch(() => false)
    const remove = () => rmSync(file, { force: true })
    if (opened) void delay(lifeMs).then(remove, remove)
    else remove()
    return opened
  },
  /** Removes leftovers, even after a crash. */
  tidy: (): void => removeOld(folder),
})

/** The command that opens a URL on each platform. */
export const openCommand = (platform: NodeJS.Platform, url: string): readonly string[] => {
  if (platform === 'darwin') return ['open', url]
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url]
  return ['xdg-open', url]
}

const removeOld = (folder: string): void => {
  for (const name of readdirSync(folder)) if (/^open-[0-9a-f]{16}\.html$/.test(name)) rmSync(join(folder, name), { force: true })
}

const redirectTo = (url: string): string => {
  const safe = Bun.escapeHTML(new URL(url).href)
  return `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0;url=${safe}"><title>Marquee</title><a href="${safe}">Open Marquee</a>\n`
}
