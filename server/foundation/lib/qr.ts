import { renderSVG } from 'uqr'

/** Always dark on white, whatever the page's theme, with the quiet zone that cameras need. */
export const qrSvg = (text: string): string => renderSVG(text, { ecc: 'M', border: 4, whiteColor: '#fff', blackColor: '#000' })
