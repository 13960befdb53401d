import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { t } from '../i18n/translate'
import { isForPage, useKeys } from '../kit/keys'
import { toast } from '../kit/toast'
import { given, layer, openLayer, typeEarly } from './layers'
import { placeKeys } from './places'

const wishOf = (event: KeyboardEvent): (() => void) | undefined => {
  if (!(event.ctrlKey || event.metaKey))
    return layer.get() === 'palette' && event.key.length === 1 && isForPage(event) ? () => typeEarly(event.key) : undefined
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

const isInPart = ({ defaultPrevented, target }: Event): boolean =>
  defaultPrevented || (target instanceof Element && target.closest('input,textarea,[contenteditable],[role=dialog]') !== null)

/** Whatever is pasted or dropped outside of a field. */
const hear = (event: Event, data: DataTransfer | null) => {
  const [text, files] = [data?.getData('text') ?? '', [...(data?.files ?? [])]]
  if (isInPart(event) || (text.trim() === '' && files.length === 0)) return
  event.preventDefault()
  given.set({ text, files })
  openLayer('given')
}

/** Not for what is dragged from one place of the page to another. */
const hearGifts = (signal: AbortSignal) => {
  let isOwn = false
  const on = <T extends keyof WindowEventMap>(type: T, run: (event: WindowEventMap[T]) => void) => addEventListener(type, run, { signal })
  on('paste', (event) => hear(event, event.clipboardData))
  on('dragstart', () => {
    isOwn = true
  })
  on('dragend', () => {
    isOwn = false
  })
  on('dragover', (event) => !isOwn && !isInPart(event) && event.preventDefault())
  on('drop', (event) => !isOwn && hear(event, event.dataTransfer))
}

/** Global keyboard shortcuts, and what is pasted or dropped anywhere. */
export const ShellKeys = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const run = wishOf(event)
      if (!run) return
      event.preventDefault()
      run()
    }
    const ended = new AbortController()
    addEventListener('keydown', onKeyDown, { signal: ended.signal, capture: true })
    hearGifts(ended.signal)
    return () => ended.abort()
  }, [])
  useKeys(
    {
      '/': () => openLayer('palette'),
      '?': () => openLayer('keys'),
      ...Object.fromEntries(placeKeys.map(({ keys, to }) => [keys, () => void navigate({ to })])),
    },
    true,
  )
  return null
}
