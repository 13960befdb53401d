import { renderSVG } from 'uqr'

/** Dark on white whatever the page behind it, with the quiet zone that cameras need. */
export const qrSvg = (text: string): string => renderSVG(text, { ecc: 'M', border: 4, whiteColor: '#fff', blackColor: '#000' })
