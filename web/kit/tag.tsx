import type { ReactNode } from 'react'

/** A short label like on packaging: 4K, 5.1, PG-13. */
export const Tag = ({ children }: { children: ReactNode }) => (
  <span className="inline-block whitespace-nowrap rounded-[0.25rem] px-1.5 font-medium text-2xs/[1.125rem] text-soft ring-1 ring-current ring-inset">
    {children}
  </span>
)
