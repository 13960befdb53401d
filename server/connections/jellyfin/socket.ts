import type { AppEvent } from '#server/events'
import type { Bus } from '#server/foundation/platform/bus'
import type { GuestSocket, Socket } from '#server/foundation/platform/http/guest-sockets'
import { idOf } from './ids'
import { userId } from './user'

const keepAliveSeconds = 60
/** An app that reads nothing is not worth more memory. */
const mostWaiting = 262_144

type Deps = {
  bus: Bus<AppEvent>
  /** What a person did with this movie; empty once it is gone. */
  userDataFor: (movieId: number) => readonly object[]
}

/** Tells apps what changed: they ask for their lists again only then. */
export const createSockets = ({ bus, userDataFor }: Deps) => {
  const open = new Map<Socket, string>()
  const send = (socket: Socket, MessageType: string, Data?: unknown): void => {
    if (socket.getBufferedAmount() > mostWaiting) socket.close(1013)
    else
      socket.send(JSON.stringify({ MessageType, MessageId: crypto.randomUUID().replaceAll('-', ''), ...(Data !== undefined && { Data }) }))
  }
  const tell = (type: string, data: unknown): void => {
    for (const socket of open.keys()) send(socket, type, data)
  }
  const libraryChanged = (change: Partial<Record<'ItemsAdded' | 'ItemsRemoved' | 'ItemsUpdated', readonly string[]>>): void =>
    tell('LibraryChanged', {
      ...{ FoldersAddedTo: [], FoldersRemovedFrom: [], ItemsAdded: [], ItemsRemoved: [], ItemsUpdated: [], CollectionFolders: [] },
      ...change,
      IsEmpty: false,
    })
  const userDataChanged = (movieId: number): void => tell('UserDataChanged', { UserId: userId, UserDataList: userDataFor(movieId) })
  const close = (isMeant: (sessionId: string) => boolean): void => {
    for (const [socket, sessionId] of open) if (isMeant(sessionId)) socket.close(1008)
  }

  const heard: { readonly [T in AppEvent['type']]?: (event: Extract<AppEvent, { type: T }>) => void } = {
    session_revoked: (event) => close((id) => id === event.session_id),
    api_key_rotated: () => close(() => true),
    file_added: (event) => libraryChanged({ ItemsAdded: [idOf('movie', event.movie_id)] }),
    file_upgraded: (event) => libraryChanged({ ItemsUpdated: [idOf('movie', event.movie_id)] }),
    file_removed: (event) => libraryChanged({ ItemsRemoved: [idOf('movie', event.movie_id)] }),
    movie_removed: (event) => libraryChanged({ ItemsRemoved: [idOf('movie', event.movie_id)] }),
    movie_watched: (event) => userDataChanged(event.movie_id),
    movie_unwatched: (event) => userDataChanged(event.movie_id),
    playback_stopped: (event) => userDataChanged(event.movie_id),
  }
  bus.subscribe((event) => {
    if (open.size > 0) (heard[event.type] as ((event: AppEvent) => void) | undefined)?.(event)
  })

  return {
    guestFor: (sessionId: string): GuestSocket => ({
      open: (socket) => {
        open.set(socket, sessionId)
        send(socket, 'ForceKeepAlive', keepAliveSeconds)
      },
      message: (socket, raw) => {
        if (raw.length < 4096 && String(raw).includes('KeepAlive')) send(socket, 'KeepAlive')
      },
      close: (socket) => void open.delete(socket),
    }),
    closeAll: () => close(() => true),
  }
}
