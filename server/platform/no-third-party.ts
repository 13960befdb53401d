import type { ThirdPartyBuild } from './third-party'

/** Stands in where the sources run: their packages lie in node_modules, each with its own license. */
export const thirdParty: ThirdPartyBuild['thirdParty'] = []
export const notices = ''
