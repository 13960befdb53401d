/** For requests over the network, from anyone. */
export const sentences = {
  database_unusable:
    'The database cannot be used. Nothing was changed. Run `marquee doctor` on the computer that runs Marquee; it says what to do.',
} as const
