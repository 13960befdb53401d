/** Televisions: devices that browse by DLNA. */
export const televisions = {
  'tv_page.title': 'Page for TVs',
  'tv_page.open': 'Open this in the browser of the TV, then scan its code or enter it on the Devices page:',
  'tv_page.alone':
    'Marquee listens on this computer only, so no TV can open it. Set the listen address to 0.0.0.0 under Settings → System → Server.',
  'dlna.devices': 'Devices that browse by DLNA',
  'dlna.wait': 'A new device sees only a note until you allow it here.',
  'dlna.all_may': 'Every device in your network may watch.',
  'dlna.none': 'None yet. Open the list of servers on a TV and choose Marquee; the TV then appears here.',
  'dlna.may_watch': '{name} may watch',
  'dlna.forget': 'Forget {name}',
} as const
