export const english = {
  'system.title': 'System',
} as const
export type SystemKey = keyof typeof english
