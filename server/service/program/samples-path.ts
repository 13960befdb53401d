import { NotFound } from '#server/foundation/platform/errors'
import { answerFor, errorResponse } from '#server/foundation/platform/http/errors'
import type { Asked } from '#server/foundation/platform/http/handle-request'

/** The path of the sample movies, below the service's base path. */
export const samplesPath = '/demo'

/** Answers for samples that were closed: a page redirects to the library, anything else is not found. */
export const afterSamples = (request: Request, { path, base }: Pick<Asked, 'path' | 'base'>): Response | undefined => {
  if (path !== samplesPath && !path.startsWith(`${samplesPath}/`)) return undefined
  const isPage = request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
  return isPage
    ? new Response(null, { status: 302, headers: { location: `${base}/` } })
    : errorResponse(answerFor(new NotFound('page', path))!)
}
