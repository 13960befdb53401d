import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useKeys } from '../ui/keys'
import { layer, openLayer } from './layers'

/** The keys that work everywhere. */
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
    'g h': () => void navigate({ to: '/' }),
    'g l': () => void navigate({ to: '/library' }),
    'g d': () => void navigate({ to: '/discover' }),
    'g a': () => void navigate({ to: '/activity' }),
    'g w': () => void navigate({ to: '/wanted' }),
    'g c': () => void navigate({ to: '/calendar' }),
    'g s': () => void navigate({ to: '/settings' }),
  })
  return null
}
