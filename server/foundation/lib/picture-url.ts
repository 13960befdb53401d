/** The URL at which this service serves a metadata provider's picture, from the provider's own path. */
export const metadataPictureUrl = (base: string, path: string, kind: string): string =>
  `${base}/api/v1/images/metadata${path}${kind === 'poster' ? '' : `?kind=${kind}`}`
