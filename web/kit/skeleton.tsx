import clsx from 'clsx'

/** A placeholder for loading content. Appears only after a short delay. */
export const Skeleton = ({ className }: { className?: string }) => <div aria-hidden className={clsx('skeleton', className)} />

export const SkeletonRows = ({ rows = 5, className = 'h-20' }: { rows?: number; className?: string }) => (
  <div className="grid gap-3" aria-hidden>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={`bone-${String(row)}`} className={clsx('rounded-card', className)} />
    ))}
  </div>
)
