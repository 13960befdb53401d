import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { t } from '../i18n/translate'
import { isForPage, useKeys } from '../kit/keys'
import { toast } from '../kit/toast'
import { layer, openLayer } from './layers'
import { placeKeys } from './places'

const withModifier = (event: KeyboardEvent): (() => void) | undefined => {
  if (!(event.ctrlKey || event.metaKey)) return undefined
  const key = event.key.toLowerCase()
  if (key === 'k') return () => openLayer(layer.get() === 'palette' ? undefined : 'palette')
  return key === 'z' && !event.shiftKey && isForPage(event) ? () => void undo() : undefined
}

/** Its code loads at the first press. */
const undo = () =>
  import('../data/api/undo').then(
    ({ undoLast }) => undoLast(),
    () => toast(t('problem.unexpected'), { tone: 'bad' }),
  )

/** Global keyboard shortcuts. */
export const ShellKeys = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const run = withModifier(event)
      if (!run) return
      event.preventDefault()
      run()
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
