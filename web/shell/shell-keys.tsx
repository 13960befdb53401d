import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useKeys } from '../kit/keys'
import { layer, openLayer } from './layers'
import { placeKeys } from './places'

/** Global keyboard shortcuts. */
export const ShellKeys = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      openLayer(layer.get() === 'palette' ? undefined : 'palette')
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  useKeys({
    '/': () => openLayer('palette'),
    '?': () => openLayer('keys'),
    ...Object.fromEntries(placeKeys.map(({ keys, to }) => [keys, () => void navigate({ to })])),
  })
  return null
}
