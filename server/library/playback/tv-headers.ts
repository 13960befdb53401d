import { convertedFeatures, dlnaFeatures } from '#server/foundation/lib/didl'

const modes = ['streaming', 'interactive', 'background']

/** What a DLNA device asks for beside a file: some play nothing without the answer. */
export const withTvHeaders = (request: Request, response: Response, isConverted = false): Response => {
  const mode = request.headers.get('transfermode.dlna.org')
  const wantsFeatures = request.headers.get('getcontentfeatures.dlna.org') === '1'
  if (wantsFeatures) response.headers.set('contentFeatures.dlna.org', isConverted ? convertedFeatures : dlnaFeatures)
  if (wantsFeatures || mode !== null)
    response.headers.set('transferMode.dlna.org', mode !== null && modes.includes(mode.toLowerCase()) ? mode : 'Streaming')
  return response
}
