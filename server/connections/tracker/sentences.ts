export const sentences = {
  tracker_connected_already: 'The tracker is already connected as {username}; disconnect it first',
  tracker_not_connected: 'The tracker is not connected',
  tracker_to_connect: '{party:word} is not connected: connect it under Settings → Watching → Tracker',
  tracker_to_reconnect: '{party:word} must be connected again: see Settings → Watching → Tracker',
  tracker_takes_no_ratings: '{party:word} does not accept ratings: {why:said}',
  tracker_accepts_us: 'It responds and accepts the client ID',
  tracker_takes_no_plays: '{party:word} does not accept plays: {why:said}',
} as const
