export const sentences = {
  followed_already: 'You already follow {name}',
} as const
