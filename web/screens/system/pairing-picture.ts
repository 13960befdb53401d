import { renderSVG } from 'uqr'

/** A QR code for another address than the service's choice: dark on white, with the quiet zone that scanners need. */
export const pairingPicture = (address: string, code: string): string =>
  renderSVG(`${address}/#pair=${code}`, { ecc: 'M', border: 4, whiteColor: '#fff', blackColor: '#000' })
