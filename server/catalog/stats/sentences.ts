export const sentences = {
  unknown_time_zone: '{time_zone} is not a time zone; name one as in Europe/Berlin',
} as const
