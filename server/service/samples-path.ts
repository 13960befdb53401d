import { NotFound } from '#server/platform/errors'
import { answerFor, errorResponse } from '#server/platform/http/errors'
import type { Asked } from '#server/platform/http/handle-request'

/** Below the base path of the service: where the sample movies are while somebody looks at them. */
export const samplesPath = '/demo'

/** Where sample movies were, and are no more: a page leads back to the library, and whatever else is asked there is not found. */
export const afterSamples = (request: Request, { path, base }: Pick<Asked, 'path' | 'base'>): Response | undefined => {
  if (path !== samplesPath && !path.startsWith(`${samplesPath}/`)) return undefined
  const isPage = request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
  return isPage
    ? new Response(null, { status: 302, headers: { location: `${base}/` } })
    : errorResponse(answerFor(new NotFound('page', path))!)
}
