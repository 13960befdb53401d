import { base } from '../../data/base'

type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => { createScriptURL: (address: string) => string }
}

/** Installs the offline page. Service workers need a secure origin. Not for the sample movies, which must leave no trace. */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || base.endsWith('/demo')) return
  const { trustedTypes } = window as { trustedTypes?: Policies }
  const address = `${base}/worker.js`
  const trusted = trustedTypes?.createPolicy('marquee-worker', { createScriptURL: () => address }).createScriptURL(address) ?? address
  await navigator.serviceWorker.register(trusted)
}
