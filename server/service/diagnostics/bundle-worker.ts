import { type Packed, type PackOrder, packBundle } from './pack'

declare const self: Worker

/** Builds the archive in its own thread, so that the service stays responsive. */
export type Answer = { readonly ok: true; readonly packed: Packed } | { readonly ok: false; readonly error: string }

self.onmessage = (event: MessageEvent<PackOrder>) => {
  const answer = (message: Answer, transfer: Transferable[] = []) => self.postMessage(message, transfer)
  packBundle(event.data).then(
    (packed) => answer({ ok: true, packed }, [packed.zip.buffer]),
    (error: unknown) => answer({ ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
}
