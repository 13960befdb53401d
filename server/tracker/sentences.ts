export const sentences = {
  tracker_connected_already: 'The tracker is connected already, as {username}: disconnect first',
  tracker_not_connected: 'The tracker is not connected',
  tracker_to_connect: '{party:word} is not connected: connect it under Settings, Tracker',
  tracker_to_reconnect: '{party:word} has to be connected again: see Settings, Tracker',
  tracker_takes_no_ratings: '{party:word} does not take ratings: {why:said}',
  tracker_accepts_us: 'It answers and accepts the client ID',
  tracker_takes_no_plays: '{party:word} does not take plays: {why:said}',
} as const
