import { RotateCw } from 'lucide-react'

/** Something that takes a while is running. */
export const Waiting = ({ text }: { text: string }) => (
  <p role="status" className="flex items-center gap-3 rounded-card border border-line bg-surface p-4">
    <RotateCw aria-hidden className="size-5 shrink-0 animate-spin text-accent" />
    {text}
  </p>
)
