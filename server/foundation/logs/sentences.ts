export const sentences = {
  log_level_unknown: 'must be one of {options}',
  not_beside_cursor: 'cannot be combined with cursor',
} as const
