import { base } from '../../data/base'

type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => { createScriptURL: (address: string) => string }
}

/** The address of a script of ours beside the page, in the form that browsers with trusted types want. */
export const scriptAddress = (name: 'worker.js' | 'taker.js'): string => {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  const address = `${base}/${name}`
  return trustedTypes?.createPolicy(`marquee-${name}`, { createScriptURL: () => address }).createScriptURL(address) ?? address
}
