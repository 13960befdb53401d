import type { Writings } from './vocabulary'

/** Edition words: `whole` may be alone, `needs_cut` only before "Cut", "Edition" or "Version". */
export const editionWords: Writings = [
  [
    { edition: 'whole' },
    "directors director's director’s collectors collector's collector’s theatrical ultimate extended despecialized uncensored remastered remaster unrated uncut open-matte openmatte imax fan-edit fanedit restored 2in1 3in1 4in1 recut criterion unscored noncut",
  ],
  [{ edition: 'whole' }, 'director-s collector-s sing-along singalong criterion-collection'],
  [
    { edition: 'needs_cut' },
    'special rogue rouge final assembly imperial skynet diamond signature hunter rekall limited anniversary producers platinum gold deluxe definitive international alternate alternative original redux integral',
  ],
  [{ edition: 'cut' }, 'cut edition version'],
]
