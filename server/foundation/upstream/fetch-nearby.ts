import { isNear } from '#server/foundation/lib/near-address'
import { readCapped } from '#server/foundation/lib/read-capped'

export type NearbyRequest = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
export type FetchNearby = (address: string, request?: NearbyRequest) => Promise<{ status: number; headers: Headers; bytes: Uint8Array }>

const withinMs = 5000
const mostBytes = 256 * 1024

/**
 * Asks a device at home. The address is a stranger's word, so it must be a plain private address; nothing is followed anywhere else. Throws
 * when it is not, and when the device does not answer.
 */
export const fetchNearby: FetchNearby = async (address, { method = 'GET', headers = {}, body } = {}) => {
  const url = new URL(address)
  if (url.protocol !== 'http:' || url.username !== '' || !isNear(url.hostname.replace(/^\[|\]$/g, '')))
    throw new Error('not the address of a device at home')
  const response = await fetch(url.href, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(withinMs),
    // Such devices close the connection after each answer, and a pool would then fail.
    keepalive: false,
    headers: { ...headers, connection: 'close' },
    ...(body !== undefined && { body }),
  })
  const bytes = await readCapped(response, mostBytes)
  if (bytes === null) throw new Error('the device sends too much')
  return { status: response.status, headers: response.headers, bytes }
}
