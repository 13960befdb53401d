/** For whoever asks over the network, who may be anybody. */
export const sentences = {
  database_unusable:
    'The database cannot be used. Nothing was changed. Run `marquee doctor` on the computer that Marquee runs on; it says what to do.',
} as const
