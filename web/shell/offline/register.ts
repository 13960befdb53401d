import { base } from '../../data/base'
import { offerWhenAway } from './offer'
import { scriptAddress } from './script-address'
import { comeHome, goOn } from './taken'

/**
 * Installs the offline page, and brings what happened there to the service. Service workers need a secure origin. Not for the sample movies,
 * which must leave no trace.
 */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || base.endsWith('/demo')) return
  goOn()
  offerWhenAway()
  await Promise.all([navigator.serviceWorker.register(scriptAddress('worker.js')), comeHome()])
}
