/** What was pasted or dropped onto a page. */
export const giving = {
  'give.title': 'Add these?',
  'give.text': 'Nothing is added or downloaded before you say so.',
  'give.none': 'Nothing here that Marquee can use',
  'give.takes': 'Paste or drop a magnet link, a .torrent file, the address of a movie at IMDb, TMDB, or Letterboxd, or a list of titles.',
  'give.left': 'Left out: {names}',
  'give.more': {
    one: 'One more line is not shown. Paste it afterwards.',
    other: '{count} more lines are not shown. Paste them afterwards.',
  },
  'give.torrent': 'Torrent {name}',
  'give.movie_for': 'Movie for {name}',
  'give.skip': 'Leave it out',
  'give.not_found': 'No movie found',
  'give.here': 'In your library',
  'give.is_done': 'Added',
  'give.add': { zero: 'Add', one: 'Add', other: 'Add {count}' },
  'give.download': { zero: 'Download', one: 'Download', other: 'Download {count}' },
  'give.done': { one: 'Added', other: '{count} added' },
} as const
