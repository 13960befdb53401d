const isHere = (hostname: string) =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname === '::1' || hostname.startsWith('127.')

const addressOf = (input: Parameters<typeof fetch>[0]): string => (input instanceof Request ? input.url : String(input))

/** Keeps tests from contacting other computers, even by mistake. */
const outward = globalThis.fetch
globalThis.fetch = Object.assign(
  async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    const { protocol, hostname } = new URL(addressOf(input))
    if (/^https?:$/.test(protocol) && !isHere(hostname)) throw new TypeError(`A test asked ${hostname}, which is not this computer`)
    return outward(input, init)
  },
  { preconnect: outward.preconnect },
)
