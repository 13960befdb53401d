import type { ReactNode } from 'react'

type Props = { panel: ReactNode; children: ReactNode }

/** A list with a panel at its side, which is left out where the window has no room for it: it only repeats what other pages say. */
export const Beside = ({ panel, children }: Props) => (
  <div className="grid gap-x-16 xl:grid-cols-[minmax(0,1fr)_20rem]">
    <div className="min-w-0">{children}</div>
    <aside className="max-xl:hidden">{panel}</aside>
  </div>
)
