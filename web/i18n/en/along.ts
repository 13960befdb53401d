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
} as const
