const KILO = 1000
/** In kilobytes per second, like the settings; 0 means unlimited. */
const limits = [0, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]

/** What a person can choose, with what is in force. */
export const limitChoices = (limit: number) =>
  [...new Set([...limits, limit])].toSorted((a, b) => a - b).map((each) => ({ limit: each, bytes: each * KILO }))

export const bytesOf = (limit: number): number => limit * KILO
