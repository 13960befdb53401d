import { escapeXml, xmlDocument } from '#server/foundation/lib/soap'
import { deviceType, type Service, serviceNames, services, serviceType } from './actions'

type Server = { readonly uuid: string; readonly name: string; readonly version: string; readonly base: string }

/** What this media server is, and where its services are. */
export const deviceDescription = ({ uuid, name, version, base }: Server): string =>
  xmlDocument(
    `<root xmlns="urn:schemas-upnp-org:device-1-0" xmlns:dlna="urn:schemas-dlna-org:device-1-0"><specVersion><major>1</major><minor>0</minor></specVersion><device>${[
      tag('deviceType', deviceType),
      tag('friendlyName', name),
      tag('manufacturer', 'Marquee'),
      tag('modelName', 'Marquee'),
      tag('modelNumber', version),
      tag('UDN', `uuid:${uuid}`),
      tag('dlna:X_DLNADOC', 'DMS-1.50'),
      `<iconList>${icon(base)}</iconList>`,
      `<serviceList>${serviceNames.map((service) => serviceElement(service, base)).join('')}</serviceList>`,
    ].join('')}</device></root>`,
  )

/** The actions of a service. */
export const serviceDescription = (service: Service): string => {
  const actions = Object.entries<{ takes: readonly string[]; gives: readonly string[] }>(services[service])
  const values = new Set(actions.flatMap(([, { takes, gives }]) => [...takes, ...gives]))
  return xmlDocument(
    `<scpd xmlns="urn:schemas-upnp-org:service-1-0"><specVersion><major>1</major><minor>0</minor></specVersion><actionList>${actions
      .map(
        ([name, { takes, gives }]) =>
          `<action>${tag('name', name)}<argumentList>${takes.map((each) => argument(each, 'in')).join('')}${gives.map((each) => argument(each, 'out')).join('')}</argumentList></action>`,
      )
      .join('')}</actionList><serviceStateTable>${[...values]
      .map((each) => variable(`A_ARG_TYPE_${each}`, { type: isNumber(each) ? 'ui4' : 'string', isSent: false }))
      .join(
        '',
      )}${service === 'ContentDirectory' ? variable('SystemUpdateID', { type: 'ui4', isSent: true }) : ''}</serviceStateTable></scpd>`,
  )
}

const isNumber = (name: string): boolean => /Index|Count|Returned|Matches|^UpdateID$|^Id$/.test(name)
const tag = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
const argument = (name: string, direction: 'in' | 'out'): string =>
  `<argument>${tag('name', name)}${tag('direction', direction)}${tag('relatedStateVariable', `A_ARG_TYPE_${name}`)}</argument>`
const variable = (name: string, { type, isSent }: { type: string; isSent: boolean }): string =>
  `<stateVariable sendEvents="${isSent ? 'yes' : 'no'}">${tag('name', name)}${tag('dataType', type)}</stateVariable>`
const icon = (base: string): string =>
  `<icon>${tag('mimetype', 'image/png')}${tag('width', '192')}${tag('height', '192')}${tag('depth', '24')}${tag('url', `${base}/icon-192.png`)}</icon>`
const serviceElement = (service: Service, base: string): string =>
  `<service>${[
    tag('serviceType', serviceType(service)),
    tag('serviceId', `urn:upnp-org:serviceId:${service}`),
    tag('SCPDURL', `${base}/dlna/${service}.xml`),
    tag('controlURL', `${base}/dlna/control/${service}`),
    tag('eventSubURL', `${base}/dlna/events/${service}`),
  ].join('')}</service>`
