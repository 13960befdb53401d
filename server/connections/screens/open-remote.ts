import type { FetchNearby } from '#server/foundation/upstream/fetch-nearby'
import { openCastRemote } from './cast-remote'
import { createDlnaRemote } from './dlna-remote'
import { readRenderer } from './find-dlna'
import type { OpenRemote } from './screen'

type Deps = { readonly fetchNearby: FetchNearby; readonly elapsedMs: () => number }

/** Opens a screen where the last search met it. A renderer is asked anew where it takes calls: after its restart that may be another port. */
export const createOpenRemote =
  ({ fetchNearby, elapsedMs }: Deps): OpenRemote =>
  async ({ kind, location }) => {
    if (kind === 'cast') return await openCastRemote(hostAndPort(location))
    const renderer = await readRenderer(location, fetchNearby)
    if (renderer === null) throw new Error('the renderer is gone')
    return createDlnaRemote({ controls: renderer.controls, fetchNearby, elapsedMs })
  }

const hostAndPort = (text: string): { host: string; port: number } => {
  const at = text.lastIndexOf(':')
  return { host: text.slice(0, at), port: Number(text.slice(at + 1)) }
}
