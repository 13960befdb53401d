import { renderSVG } from 'uqr'

/** The picture of another address than the one that the service drew: dark on white, with the edge that cameras need. */
export const pairingPicture = (address: string, code: string): string =>
  renderSVG(`${address}/#pair=${code}`, { ecc: 'M', border: 4, whiteColor: '#fff', blackColor: '#000' })
