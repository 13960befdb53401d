export const itemStates = ['in_library', 'added', 'excluded', 'not_recognized', 'over_cap', 'waiting'] as const
export type ItemState = (typeof itemStates)[number]
