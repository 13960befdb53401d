import type { UiBuild } from './ui'

/** Stands in for the built interface where the sources run: its pages are then served by the development server. */
export const webUi: UiBuild | undefined = undefined
