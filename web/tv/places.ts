/** Where the page is: `home`, `library`, `search`, `movie/ID`, or `play/ID/FILE/SECONDS`, after the `#` of its address. */
export const placeNow = (): readonly string[] => (location.hash.slice(1) || 'home').split('/')

let depth = 0
export const go = (place: string): void => {
  depth++
  location.hash = place
}

/** To where one came from. After a reload that is unknown: then Home. */
export const goBack = (): void => {
  if (depth > 0) {
    depth--
    history.back()
  } else if (placeNow()[0] !== 'home') location.replace('#home')
  else leaveApp()
}

/** An app of a TV that shows this page closes by this message of Jellyfin's own client. On a page of its own nobody hears it. */
const leaveApp = (): void => {
  if (parent !== window) parent.postMessage({ type: 'AppHost.exit' }, '*')
}
