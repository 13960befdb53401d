type Action = { readonly takes: readonly string[]; readonly gives: readonly string[] }
const listing = (...first: string[]): Action => ({
  takes: [...first, 'Filter', 'StartingIndex', 'RequestedCount', 'SortCriteria'],
  gives: ['Result', 'NumberReturned', 'TotalMatches', 'UpdateID'],
})
const tells = (...gives: string[]): Action => ({ takes: [], gives })

/** What each service can be asked, with the names and the order that UPnP gives its values. */
export const services = {
  ContentDirectory: {
    Browse: listing('ObjectID', 'BrowseFlag'),
    Search: listing('ContainerID', 'SearchCriteria'),
    GetSearchCapabilities: tells('SearchCaps'),
    GetSortCapabilities: tells('SortCaps'),
    GetSystemUpdateID: tells('Id'),
  },
  ConnectionManager: {
    GetProtocolInfo: tells('Source', 'Sink'),
    GetCurrentConnectionIDs: tells('ConnectionIDs'),
    GetCurrentConnectionInfo: {
      takes: ['ConnectionID'],
      gives: ['RcsID', 'AVTransportID', 'ProtocolInfo', 'PeerConnectionManager', 'PeerConnectionID', 'Direction', 'Status'],
    },
  },
} as const satisfies Record<string, Record<string, Action>>

export type Service = keyof typeof services
export type ActionName = { [S in Service]: keyof (typeof services)[S] }[Service]
export const serviceNames = Object.keys(services) as Service[]
export const isService = (name: string): name is Service => name in services
export const serviceType = (service: Service): string => `urn:schemas-upnp-org:service:${service}:1`
export const deviceType = 'urn:schemas-upnp-org:device:MediaServer:1'

/** The action with this name, in any case of letters. */
export const actionNamed = (service: Service, name: string): ActionName | undefined =>
  (Object.keys(services[service]) as ActionName[]).find((action) => action.toLowerCase() === name.toLowerCase())

/** Codes that UPnP gives a refusal. */
export const refusals = {
  unknown_action: 401,
  invalid_values: 402,
  no_such_object: 701,
  unsupported_search: 708,
  unsupported_sort: 709,
  no_such_connection: 706,
} as const
