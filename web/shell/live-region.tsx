import { announcement } from '../kit/announce'
import { useStore } from '../kit/store'

export const LiveRegion = () => (
  <div role="status" aria-live="polite" className="visually-hidden top-0">
    {useStore(announcement)}
  </div>
)
