import { base } from '../base'

type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => { createScriptURL: (address: string) => string }
}

/**
 * From now on this browser has a page of ours for the time when the service cannot be reached. Browsers do so on safe addresses only. The sample
 * movies end without a trace, so they leave none here.
 */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || base.endsWith('/demo')) return
  const { trustedTypes } = window as { trustedTypes?: Policies }
  const address = `${base}/worker.js`
  const trusted = trustedTypes?.createPolicy('marquee-worker', { createScriptURL: () => address }).createScriptURL(address) ?? address
  await navigator.serviceWorker.register(trusted)
}
