import { PortTaken } from '#server/foundation/platform/http/listen'
import { readInstanceNote, writeInstanceNote } from '#server/foundation/platform/instance-lock'
import type { App } from '#server/open-app'
import { isSameSecret } from '#server/service/sessions/keys'
import type { Outside } from './outside'
import { askForAnotherPort, type PortPage } from './port-taken'
import { baseOf, openRestartableApp } from './restartable-app'
import { keyIn, keysIn } from './running'
import type { Serving } from './serving'

type Restartable = Awaited<ReturnType<typeof openRestartableApp>>
type OnFreePort = {
  readonly opened: Restartable
  /** Redirects the browser that chose the port to the service; null if the port was free. */
  readonly welcome: ((app: App) => Promise<void>) | null
}

/** Starts the service. If its port is taken and there is a display, a page offers another port; otherwise throws PortTaken. */
export const openOnFreePort = async (outside: Outside, serving: Serving, stopSignal: Promise<void>): Promise<OnFreePort> => {
  try {
    return { opened: await openRestartableApp(outside, serving), welcome: null }
  } catch (error) {
    if (!(error instanceof PortTaken) || !serving.show.canOpen) throw error
    return await openElsewhere(outside, serving, { taken: error, stopSignal })
  }
}

type Trouble = { taken: PortTaken; stopSignal: Promise<void> }

const openElsewhere = async (outside: Outside, serving: Serving, { taken, stopSignal }: Trouble): Promise<OnFreePort> => {
  const { dataDir, listenOn, show } = serving
  outside.err(`marquee: ${taken.message}`)
  const page = await askForAnotherPort({
    taken,
    stopSignal,
    open: show.open,
    isOwner: isOwnerOf(dataDir),
    signingKey: () => keysIn(dataDir)?.session_signing_key ?? '',
    onListening: (port, hosts) => noteInstance(outside, dataDir, { port, hosts: [...hosts] }),
  })
  const { chosen } = page
  try {
    if (chosen === null) throw taken
    const opened = await openRestartableApp(outside, { ...serving, listenOn: { ...listenOn, port: chosen.port } })
    const welcome = async (app: App): Promise<void> => {
      if (chosen.isForGood) app.ground.config.update({ listen_port: chosen.port }, { isKey: true })
      await redirectTo(app, page)
    }
    return { opened, welcome }
  } catch (error) {
    await page.finish()
    throw error
  }
}

const redirectTo = async (app: App, page: PortPage): Promise<void> => {
  const port = app.listening()?.port ?? 0
  await page.finish(`http://localhost:${port}${baseOf(app)}/#boot=${app.rooms.sessions.codes.mintBoot().code}`)
}

const isOwnerOf =
  (dataDir: string) =>
  (request: Request): boolean => {
    const key = keyIn(dataDir)
    return key !== null && isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${key}`)
  }

const noteInstance = ({ pid, version }: Outside, dataDir: string, where: { port: number; hosts: string[] }): void => {
  const before = readInstanceNote(dataDir)
  const backup_path = before === null || before === 'unreadable' ? null : before.backup_path
  writeInstanceNote(dataDir, { pid, version, base_url: '', backup_path, ...where })
}
