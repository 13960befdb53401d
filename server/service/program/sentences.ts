export const sentences = {
  movie_id_needed: 'is required for a movie',
  folder_opens_here_only: 'Only a browser on the computer that runs Marquee can open its folders',
  no_display: 'Marquee has no display to show a folder on',
  cannot_stop_itself: 'Marquee cannot stop itself here',
  no_autostart: 'This computer has nothing that starts programs at sign-in',
  samples_need_empty_library: 'Sample movies can be opened while the library is empty; yours has movies',
  no_samples: 'There are no sample movies here',
  demo_not_restarted: 'The demo cannot be restarted; quit it and start it again',
  start_decided_elsewhere: 'Another program starts Marquee and decides whether it starts with the computer',
  start_not_changed: 'Starting with the computer could not be changed: {error}',
} as const
