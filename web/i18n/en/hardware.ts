/** What converts video on this computer. */
export const hardware = {
  'hardware.title': 'Converting video on this computer',
  'hardware.software': 'The processor converts video.',
  'hardware.used': '{name}{device} converts video.',
  'hardware.works': 'works',
  'hardware.failed': 'It failed while a movie was playing, so the processor took over: {reason}',
  'hardware.measure': 'Measure the speed',
  'hardware.measuring': 'This takes up to a minute.',
  'hardware.fast': '{from} to {to}: {times} × real time',
  'hardware.slow': '{from} to {to}: {times} × real time, too slow to watch',
} as const
