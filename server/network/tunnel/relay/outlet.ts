import type { Socket } from 'node:net'
import type { Sentence } from '#server/foundation/lib/sentence'
import type { Place } from '../module'
import type { Destination } from './socks'

/** The state outside. With a problem, nothing can be sent. */
export type OutsideState = {
  readonly problem: Sentence | null
  readonly addresses: readonly string[]
  /** Of a proxy: whether it carries datagrams; null or absent until that is known. */
  readonly carriesUdp?: boolean | null
}
export type Hooks = {
  readonly tell: (state: OutsideState) => void
  /** Closes everything open immediately. */
  readonly drop: () => void
}
export type Post = { readonly port: number; readonly send: (bytes: Uint8Array, to: Place) => void; readonly close: () => void }

/** The network outside the sandbox. Only this creates sockets. */
export type Outlet = {
  readonly dial: (to: Destination) => Promise<Socket>
  readonly listen: (port: number, onCall: (socket: Socket, from: Place) => void) => { readonly port: number; readonly close: () => void }
  readonly datagrams: (port: number, hear: (bytes: Uint8Array, from: Place) => void) => Promise<Post>
  readonly close: () => void
}
