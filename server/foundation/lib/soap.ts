import { readXml, type XmlElement } from './xml'

/** Names of values are in lower case: programs disagree about capitals. */
export type SoapCall = { readonly name: string; readonly values: ReadonlyMap<string, string> }
type Named = { readonly service: string; readonly name: string }
type Values = Readonly<Record<string, string | number>>

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text inside XML. Characters that XML cannot hold are left out. */
export const escapeXml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML cannot hold
  text.toWellFormed().replaceAll(/[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, (sign) => references[sign] ?? '')

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="utf-8"?>\n${root}`

export const writeSoapCall = ({ service, name }: Named, values: Values): string => envelope(element(name, service, values))
export const writeSoapAnswer = ({ service, name }: Named, values: Values): string => envelope(element(`${name}Response`, service, values))
export const writeSoapFault = (code: number): string =>
  envelope(
    `<s:Fault><faultcode>s:Client</faultcode><faultstring>UPnPError</faultstring><detail><UPnPError xmlns="urn:schemas-upnp-org:control-1-0"><errorCode>${code}</errorCode><errorDescription>Refused</errorDescription></UPnPError></detail></s:Fault>`,
  )

/** A call or an answer; null if it is neither. Throws XmlRefused. */
export const readSoap = async (text: string): Promise<SoapCall | null> => {
  const { elements } = await readXml(text, ['body'], { elements: 1 })
  const call = elements[0]?.children[0]
  return call ? { name: call.name, values: new Map(leaves(call).map(({ name, text }) => [name, text])) } : null
}

/** A fault wraps its code in several elements. */
const leaves = (element: XmlElement): XmlElement[] =>
  element.children.flatMap((child) => (child.children.length === 0 ? [child] : leaves(child)))

const element = (name: string, service: string, values: Values): string =>
  `<u:${name} xmlns:u="${service}">${Object.entries(values)
    .map(([key, value]) => `<${key}>${escapeXml(String(value))}</${key}>`)
    .join('')}</u:${name}>`

const envelope = (inner: string): string =>
  xmlDocument(
    `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" s:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><s:Body>${inner}</s:Body></s:Envelope>`,
  )
