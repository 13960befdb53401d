/** Durations are in seconds unless the name states another unit. */
export type Seconds = number
export const minutes = (n: number): Seconds => n * 60
export const hours = (n: number): Seconds => minutes(n * 60)
export const days = (n: number): Seconds => hours(n * 24)
export const milliseconds = (seconds: Seconds): number => seconds * 1000
