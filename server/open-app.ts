import { createApi } from '#server/app'
import { openRooms } from '#server/compose'
import { attempt } from '#server/foundation/lib/attempt'
import { bind, late } from '#server/foundation/lib/late'
import { say } from '#server/foundation/lib/sentence'
import { inEdit } from '#server/foundation/platform/current-edit'
import { createStateVersion } from '#server/foundation/platform/db/state-version'
import { NotFound } from '#server/foundation/platform/errors'
import { answerFor, errorResponse } from '#server/foundation/platform/http/errors'
import { withGuestSockets } from '#server/foundation/platform/http/guest-sockets'
import { type Asked, createRequestHandler } from '#server/foundation/platform/http/handle-request'
import { createKeptAnswers } from '#server/foundation/platform/http/kept-answers'
import type { Listening } from '#server/foundation/platform/http/listen'
import { createListener, type Listener } from '#server/foundation/platform/http/listener'
import { packedAnswer } from '#server/foundation/platform/http/packed-answer'
import { createQuickAnswers } from '#server/foundation/platform/http/quick-answers'
import { createWriteLock, type WriteLock } from '#server/foundation/platform/http/write-lock'
import { sentences } from '#server/foundation/platform/sentences'
import { storageTroubleOf } from '#server/foundation/platform/storage-trouble'
import { createUi } from '#server/foundation/platform/ui'
import { type Ground, type Options, openGround } from '#server/ground'
import { createPausing } from '#server/pausing'
import { reactions, subscribeReactions } from '#server/reactions'
import { afterSamples } from '#server/service/program/samples-path'
import { doerOf } from '#server/service/sessions/authenticate'

export type App = Awaited<ReturnType<typeof openApp>>

/** Opens the service. Nothing listens or runs before `start`. If it throws, no database is left open. */
export const openApp = async (options: Options) => assembleOn(options)

/** If the disk rejects writes, retries with an in-memory copy of the database that rejects every change. */
const assembleOn = (options: Options, diskTrouble?: unknown): ReturnType<typeof assemble> => {
  const ground = openGround(options, diskTrouble)
  try {
    const app = assemble(ground)
    ground.seal()
    return app
  } catch (error) {
    ground.close()
    if (!ground.mayChange || storageTroubleOf(error) === null) throw error
    return assembleOn(options, error)
  }
}

/**
 * What a room may have besides its services: `begin` at startup, `tidyUp` after a crash, `quiesce` when the service pauses or stops, `close` at the
 * end.
 */
type Lifecycle = {
  begin?: () => void
  tidyUp?: () => Promise<void>
  quiesce?: () => Promise<void>
  close?: () => void
  routes?: unknown
  answer?: unknown
}

const assemble = (ground: Ground) => {
  const { bus, background, logs, options } = ground
  // Sessions need the listener's address, and the listener needs all rooms.
  const ports = { listener: late<Listener>(createListener) }
  const rooms = openRooms(ground, ports)
  const inOrder: readonly Lifecycle[] = Object.values(rooms)
  const { sessions, live, tasks } = rooms
  const writes = createWriteLock()
  const api = createApi(ground, rooms)
  const kept = createKeptAnswers({
    stateVersion: createStateVersion(ground.db),
    now: () => ground.clock.now().getTime(),
    settledUntil: rooms.movies.settledUntil,
  })
  const quick = createQuickAnswers({ readerOf: rooms.movies.plainAnswers, kept })
  const answer = answerWith(ground, {
    api,
    writes,
    kept,
    quick,
    authentication: sessions.authentication,
    live,
    jellyfin: rooms.jellyfin,
    dlna: rooms.dlna,
    programs: rooms.programs,
    metrics: rooms.metrics,
  })
  const listener = listenerFor(ground, { answer, websocket: withGuestSockets(live.websocket) })
  bind(ports, { listener })
  subscribeReactions(
    { bus, background, log: logs.for('service', 'reactions') },
    reactions({ ...rooms, listener: noting(listener, options) }),
  )

  const pausing = createPausing({
    background,
    writes,
    scheduler: tasks.scheduler,
    endChildren: async () => {
      for (const room of inOrder.toReversed()) await room.quiesce?.()
    },
    timeoutMs: options.restoreTimeoutMs ?? 30_000,
  })
  let stopped: Promise<void> | null = null
  const begin = (): void => {
    if (stopped !== null) return
    for (const room of inOrder) room.begin?.()
    void background.begin('cleaning up after the start', async () => {
      for (const [name, room] of Object.entries<Lifecycle>(rooms)) {
        // A restore that begins meanwhile refuses the backups theirs; the restored service cleans up again.
        const done = await attempt(async () => await room.tidyUp?.())
        if (!done.ok) logs.for('service', 'main').warn('a room could not be cleaned up', { room: name, error: done.error })
      }
    })
    pausing.begin()
  }
  const stop = async (): Promise<void> => {
    const steps = [
      live.closeAll,
      () => listener.close(5000),
      ground.queryThread.settled,
      pausing.stop,
      ...inOrder.map((room) => () => room.close?.()),
    ]
    for (const step of steps) {
      const done = await attempt(async () => await step())
      if (!done.ok) logs.for('service', 'main').error('failed to stop a part of the service', { error: done.error })
    }
    ground.close()
  }
  return {
    ground,
    rooms,
    api,
    answer,
    listening: listener.current,

    /** Throws PortTaken. */
    start(): Listening {
      const listening = listener.open()
      if (!ground.mayChange) {
        rooms.health.begin()
        return listening
      }
      if (ground.laterCheck.isPending()) void checkThen(ground, writes, begin)
      else begin()
      return listening
    },

    quiesce: pausing.quiesce,

    /** Closes sockets with 1001, drains requests, ends children, and closes the database. Repeated calls return the same promise. */
    stop: (): Promise<void> => (stopped ??= stop()),
    isStopping: (): boolean => stopped !== null,
    mayChange: ground.mayChange,
  }
}

/** Changes wait until the pages of the database are checked. If they are damaged, the next start, which follows at once, offers to restore. */
const checkThen = async ({ laterCheck, noteDamage, logs, options }: Ground, writes: WriteLock, begin: () => void): Promise<void> => {
  const log = logs.for('service', 'main')
  const release = writes.hold(say(sentences, 'database_being_checked'))
  const done = await attempt(laterCheck.run)
  if (done.ok && done.value === null) {
    release()
    log.info('the database was checked after an improper end')
    return begin()
  }
  log.error('the database cannot be used', { why: done.ok ? done.value : done.error })
  noteDamage()
  await attempt(() => options.host?.end('restart'))
}

type Parts = {
  api: ReturnType<typeof createApi>
  kept: ReturnType<typeof createKeptAnswers>
  quick: ReturnType<typeof createQuickAnswers>
  writes: ReturnType<typeof createWriteLock>
  authentication: ReturnType<typeof openRooms>['sessions']['authentication']
  live: ReturnType<typeof openRooms>['live']
  jellyfin: ReturnType<typeof openRooms>['jellyfin']
  dlna: ReturnType<typeof openRooms>['dlna']
  programs: ReturnType<typeof openRooms>['programs']
  metrics: ReturnType<typeof openRooms>['metrics']
}
const answerWith = (
  { config, logs, options }: Ground,
  { api, kept, quick, writes, authentication, live, jellyfin, dlna, programs, metrics }: Parts,
) => {
  const ui = createUi(options.ui)
  const asEdit = (request: Request, asked: Asked): Response | Promise<Response> =>
    isEdit(asked) ? inEdit(doerOf(authentication.callerOf(request)), () => api.fetch(request)) : api.fetch(request)
  return createRequestHandler({
    base: () => config.get().base_url ?? '',
    admit: authentication.admit,
    remember: authentication.remember,
    quick: (request, asked, headers) =>
      asked.method === 'GET' && asked.path.startsWith('/api/v1/movies') && authentication.isSignedIn(request, asked)
        ? quick(request, asked, headers)
        : null,
    api: async (request, asked) =>
      packedAnswer(request, asked, await kept.answer(request, asked, () => writes.run(request.method, () => asEdit(request, asked)))),
    foreign: (request, asked, peer) =>
      programs.takes(asked) ? Promise.resolve(writes.run(asked.method, () => programs.answer(request, asked, peer))) : null,
    socket: (request, asked, peer) => live.upgrade(request, asked, peer),
    guest: async (request, asked, peer) =>
      await writes.run(asked.method, async () => {
        const answered = await jellyfin.answer(request, asked, peer)
        if (answered !== null) return answered
        return (await dlna.answer(request, asked)) ?? (await metrics.answer(request, asked))
      }),
    page: (request, asked) =>
      afterSamples(request, asked) ?? ui(request, asked.path, asked.base) ?? errorResponse(answerFor(new NotFound('page', asked.path))!),
    log: logs.for('platform', 'handle-request'),
    signingKey: () => config.get().session_signing_key,
  })
}

/** Playing, and what Marquee does on its own once asked to, is nobody's decision to be taken back. */
const isEdit = ({ method, path }: Asked): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  !/^\/api\/v1\/((play|import|tracker|tasks|library\/scan)\/|lists\/\d+\/(refresh|apply))/.test(path)

type Handlers = Parameters<typeof createListener>[0]['handlers']
const listenerFor = ({ config, logs, options }: Ground, handlers: Handlers): Listener =>
  (options.sharedListener?.take ?? createListener)({
    handlers,
    where: () => {
      const { listen_address, listen_port } = config.get()
      return { address: options.listenOn.address ?? listen_address, port: options.listenOn.port ?? listen_port }
    },
    log: logs.for('platform', 'listener'),
  })

/** Calls `onSettled` after the listener has moved, so that the new address can be recorded. */
const noting = (listener: Listener, { onSettled = () => {} }: Pick<Ground['options'], 'onSettled'>) => ({
  note: onSettled,
  move: async (): Promise<void> => {
    await listener.move()
    onSettled()
  },
})
