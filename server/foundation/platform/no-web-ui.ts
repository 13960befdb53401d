import type { UiBuild } from './ui'

/** Used when running from source: the development server serves the pages. */
export const webUi: UiBuild | undefined = undefined
