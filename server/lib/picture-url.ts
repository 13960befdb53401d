/** The address under which this service serves a picture of the metadata provider, by the provider's path of it. */
export const metadataPictureUrl = (base: string, path: string, kind: string): string =>
  `${base}/api/v1/images/metadata${path}${kind === 'poster' ? '' : `?kind=${kind}`}`
