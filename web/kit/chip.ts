import clsx from 'clsx'

/** Style of a button in a row of choices. */
export const chipStyle = (isChosen: boolean) =>
  clsx(
    'min-h-8 rounded-pill px-3 font-medium text-sm pointer-coarse:min-h-10',
    isChosen ? 'bg-fg text-bg' : 'bg-ctl text-soft hover:bg-hover',
  )
