import { announcement } from '../ui/announce'
import { useStore } from '../ui/store'

export const LiveRegion = () => (
  <div role="status" aria-live="polite" className="visually-hidden top-0">
    {useStore(announcement)}
  </div>
)
