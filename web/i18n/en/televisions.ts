/** Televisions: devices that browse by DLNA. */
export const televisions = {
  'dlna.devices': 'Devices that browse by DLNA',
  'dlna.wait': 'A new device sees only a note until you allow it here.',
  'dlna.all_may': 'Every device in your network may watch.',
  'dlna.none': 'None yet. Open the list of servers on a TV and choose Marquee; the TV then appears here.',
  'dlna.may_watch': '{name} may watch',
  'dlna.forget': 'Forget {name}',
} as const
