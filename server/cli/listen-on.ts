import { UsageError } from './exit-codes'

export type ListenOn = { address?: string; port?: number }

/** Reads `HOST:PORT`, `HOST`, `:PORT`, `PORT` or `[v6]:PORT`. Throws UsageError. */
export const readListen = (text: string | undefined): ListenOn => {
  if (!text) return {}
  const found = /^(?:\[([0-9a-f:.]+)\]|([^:\s]*[^:\s\d][^:\s]*|\d+(?:\.\d+){3})?)?(?::?(\d{1,5}))?$/i.exec(text)
  const port = found?.[3] === undefined ? undefined : Number(found[3])
  if (!found || (port !== undefined && port > 65_535)) throw new UsageError(`"${text}" is not HOST:PORT`)
  const address = found[1] ?? found[2]
  return { ...(address && { address }), ...(port !== undefined && { port }) }
}
