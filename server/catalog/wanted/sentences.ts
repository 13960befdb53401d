export const sentences = {
  to_before_from: 'must not be before `from`',
  to_too_far: 'must be at most 400 days after `from`',
} as const
