/** Where devices at home announce themselves and search for each other (UPnP). */
export const ssdpGroup = '239.255.255.250'
export const ssdpPort = 1900

export type SsdpMessage = { readonly first: string; readonly headers: ReadonlyMap<string, string> }

export const writeSsdp = (first: string, headers: Readonly<Record<string, string>>): string =>
  `${[first, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`

/** The first line and the headers, by name in lower case. */
export const readSsdp = (text: string): SsdpMessage => {
  const [first = '', ...lines] = text.slice(0, 4096).split(/\r?\n/)
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return { first, headers }
}
