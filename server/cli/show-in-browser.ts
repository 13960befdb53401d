import { withoutOurs } from '#server/foundation/platform/child'
import { createOpenBrowser } from '#server/service/sessions/open-browser'
import { hasDisplay } from './display'
import type { Outside } from './outside'

type Options = { readonly dataDir: string; readonly mayOpen: boolean }
type Welcome = { url: string; dataDir: string; isFirst: boolean; loginUrl: () => string }
export type Show = ReturnType<typeof createShow>

/** What the program shows at startup. One-time codes go to a browser only, never into a pipe or a log. */
export const createShow = (outside: Outside, { dataDir, mayOpen }: Options) => {
  const { env, platform, isTerminal, out } = outside
  const canOpen = mayOpen && hasDisplay(outside)
  const browser = createOpenBrowser({ folder: dataDir, platform, run: runOf(env), delay: Bun.sleep })
  const open = async (url: string): Promise<boolean> => canOpen && (await browser.open(url))

  return {
    isTerminal,
    canOpen,
    open,
    welcome: async ({ url, dataDir: folder, isFirst, loginUrl }: Welcome): Promise<void> => {
      browser.tidy()
      out(`Marquee ${outside.version} listens on ${url}`)
      out(`Its data is in ${folder}`)
      const isOpen = await open(loginUrl())
      if (isOpen) out('A browser opens and is signed in.')
      else out(`To sign in: \`marquee login-url\` prints a sign-in link that works once, \`marquee api-key\` prints the key.`)
      if (isFirst && !isOpen) out('This is the first start; the pages walk you through the setup.')
    },
  }
}

/** True if the command succeeded. It gets little time, so that it cannot delay startup. */
const runOf = (env: Outside['env']) => async (words: readonly string[]) => {
  const [program = ''] = words
  if (!Bun.which(program)) return false
  const child = Bun.spawn([...words], { stdin: 'ignore', stdout: 'ignore', stderr: 'ignore', env: withoutOurs(env) })
  child.unref()
  const outcome = await Promise.race([child.exited, Bun.sleep(3_000).then(() => 0)])
  return outcome === 0
}
