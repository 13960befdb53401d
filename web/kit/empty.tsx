import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { icon: LucideIcon; title: string; text: string; children?: ReactNode }

/** Empty state: what will appear here, why nothing does yet, and one thing to do. */
export const Empty = ({ icon: Icon, title, text, children }: Props) => (
  <div className="mx-auto flex max-w-md flex-col items-center gap-2 px-4 py-10 text-center">
    <Icon aria-hidden className="mb-2 size-11 text-muted" strokeWidth={1.5} />
    <h2 className="font-medium text-lg">{title}</h2>
    <p className="text-balance text-muted">{text}</p>
    {children && <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>}
  </div>
)
