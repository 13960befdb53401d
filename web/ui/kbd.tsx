const apple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

export const modifier = apple ? '⌘' : 'Ctrl'

export const Kbd = ({ children }: { children: string }) => (
  <kbd className="inline-flex min-w-5 items-center justify-center rounded-ctl border border-line bg-ctl px-1.5 py-0.5 text-2xs text-muted">
    {children}
  </kbd>
)
