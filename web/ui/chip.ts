import clsx from 'clsx'

/** The look of a button that is one of a few choices, side by side. */
export const chipStyle = (isChosen: boolean) =>
  clsx(
    'min-h-8 rounded-pill px-3 font-medium text-sm pointer-coarse:min-h-10',
    isChosen ? 'bg-fg text-bg' : 'bg-ctl text-soft hover:bg-hover',
  )
