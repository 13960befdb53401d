/** What an app says about itself and its token; each part may be missing, and none is trusted. */
export type AppWords = {
  readonly token: string
  readonly app: string
  readonly version: string
  readonly device: string
  readonly device_id: string
}

/** Query values by name in lower case: apps disagree about capitals. */
export type Asks = {
  get: (name: string) => string | null
  list: (name: string) => string[]
  number: (name: string) => number | null
}

export const readQuery = (search: string): Asks => {
  const values = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(search)) {
    const key = name.toLowerCase()
    values.set(key, [...(values.get(key) ?? []), value])
  }
  const get = (name: string) => values.get(name)?.[0] ?? null
  return {
    get,
    list: (name) => (values.get(name) ?? []).flatMap((value) => value.split(/[,|]/)).filter((part) => part !== ''),
    number: (name) => {
      const given = get(name)
      return given !== null && /^\d{1,9}$/.test(given) ? Number(given) : null
    },
  }
}

const part = /(?<!\w)(\w{1,40})="((?:[^"\\]|\\.)*)"/g

/** From the `Authorization` header, its older names, or the address. */
export const readCaller = (headers: Headers, asks: Asks): AppWords => {
  const header = headers.get('authorization') ?? headers.get('x-emby-authorization') ?? ''
  const said = Object.fromEntries([...header.matchAll(part)].map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]))
  const inHeader = said.token || headers.get('x-emby-token') || headers.get('x-mediabrowser-token')
  return {
    token: inHeader || asks.get('apikey') || asks.get('api_key') || '',
    app: said.client || 'App',
    version: said.version || '0',
    device: said.device || 'TV',
    device_id: said.deviceid || asks.get('deviceid') || 'unknown',
  }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
