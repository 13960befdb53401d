import type { ThirdPartyBuild } from './third-party'

/** Used when running from source: packages are in node_modules, each with its own license. */
export const thirdParty: ThirdPartyBuild['thirdParty'] = []
export const notices = ''
