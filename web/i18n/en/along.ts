/** Taking a movie along. */
export const along = {
  'along.title': 'Take {title} along',
  'along.text': 'For a train or a plane: a file that plays without a connection to Marquee.',
  'along.original': 'The file as it is',
  'along.at_most': 'at most {size}',
  'along.queued': 'Waits for its turn',
  'along.making': '{share} prepared',
  'along.prepare': 'Prepare',
  'along.download': 'Download',
  'along.remove': 'Remove',
  'along.how':
    'Marquee prepares one copy at a time, without slowing down what else the computer does, and removes it after a week. Every phone plays it.',
  'along.on_device': 'On this device',
  'along.gone': 'The browser no longer has this movie.',
  'along.close': 'Close',
  'along.keep': 'Keep on this device',
  'along.kept': 'On this device',
  'along.storing': '{share} stored',
  'along.removes': 'Remove it from this device after watching',
  'along.room': 'This browser has room for {size}.',
  'along.no_room': 'This browser has room for {free} only. Choose a smaller copy, or remove a movie.',
  'along.not_secure':
    'To keep movies in the browser itself, open Marquee over HTTPS or on its own computer. Until then, download the file.',
  'along.not_here': 'Other browsers and players may open it; this one does not.',
  'along.full': 'The storage of this browser is full. Remove a movie, or free space on this device, then try again.',
  'along.waits': 'The connection was lost. It will go on automatically.',
  'along.elsewhere': 'Another window is storing it.',
  'along.refused': 'Marquee no longer has this file.',
  'along.failed': 'This browser could not store it.',
  'along.again': 'Go on',
  'along.offline_how':
    'Without a connection, open Marquee in this browser: its page lists the movies that are here. On an iPhone or iPad, add Marquee to the home screen first.',
} as const
