import { pack, packingFor } from './packing'

type Asked = { readonly path: string; readonly search: string; readonly ip: string | null }

const ofMovies = /^\/api\/v1\/(?:collections(?:\/\d+)?|metadata\/[\w/]+|movies(?:\/(?:facets|\d+(?:\/similar)?))?|stats)$/
/** Whether a response holds no secret, which could be guessed from how well it compresses. A release may name its indexer's key. */
const holdsNoSecret = ({ path, search }: Asked): boolean =>
  ofMovies.test(path) || (path === '/api/v1/downloads' && !/release|%/.test(search))

/** The response, compressed if it is JSON without secrets and that is worth it. */
export const packedAnswer = async (request: Request, asked: Asked, response: Response): Promise<Response> => {
  if (request.method !== 'GET' || response.status !== 200 || !holdsNoSecret(asked)) return response
  const { headers } = response
  if (headers.has('content-encoding') || !headers.get('content-type')?.startsWith('application/json')) return response
  if (packingFor(request, asked, Number.POSITIVE_INFINITY) === null) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  headers.append('vary', 'accept-encoding')
  const packing = packingFor(request, asked, bytes.length)
  if (packing === null) return new Response(bytes, { headers })
  headers.set('content-encoding', packing)
  headers.delete('content-length')
  return new Response(pack(bytes, packing), { headers })
}
