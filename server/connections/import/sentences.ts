/** Why a request about imports is refused. */
export const sentences = {
  nothing_held: 'Nothing is on hold',
  hold_ends: 'The hold is already ending',
} as const
