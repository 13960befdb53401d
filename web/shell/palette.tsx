import { Dialog } from '@base-ui/react/dialog'
import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { t } from '../i18n/translate'
import { useBackCloses } from '../kit/back'
import { IconButton } from '../kit/button'
import { keyName } from '../kit/kbd'
import { useChoices } from './find/choices'
import type { Choice } from './find/groups'
import { ChoiceList } from './find/list'
import { useChosen } from './find/use-chosen'
import { openLayer, typedEarly } from './layers'

/** One search field for movies, people, series, genres, places and actions. */
export const Palette = () => {
  const [text, setText] = useState(typedEarly)
  const { groups, isCurrent } = useChoices(text)
  const close = () => openLayer(undefined)
  useBackCloses(true, close)
  const run = (choice: Choice) => {
    close()
    choice.run()
  }
  const { id, chosen, hover, forget, wires } = useChosen({ groups, run, isEager: true, text, isCurrent })
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal container={document.getElementById('main')}>
        <Dialog.Backdrop className="veil z-40" />
        <Dialog.Popup
          aria-label={t('palette.title')}
          className="layer fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh flex-col bg-raised shadow-pop outline-none md:top-[10dvh] md:max-h-[min(76dvh,40rem)] md:max-w-xl md:rounded-panel"
        >
          <div className="flex items-center gap-3 border-line border-b px-4">
            <Search aria-hidden className="size-5 shrink-0 text-muted" />
            <input
              {...wires}
              aria-label={t('palette.title')}
              placeholder={t('palette.placeholder')}
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                forget()
              }}
              enterKeyHint="go"
              className="h-14 min-w-0 grow bg-transparent text-lg outline-none"
              // biome-ignore lint/a11y/noAutofocus: the user opened this to type
              autoFocus
            />
            <button
              type="button"
              onClick={close}
              className="min-h-8 rounded-ctl px-2 text-muted text-sm hover:bg-hover max-md:hidden pointer-coarse:hidden"
            >
              {keyName('Esc')}
            </button>
            <IconButton icon={X} label={t('ui.close')} onClick={close} className="-me-2 md:not-pointer-coarse:hidden!" />
          </div>
          <ChoiceList id={id} label={t('palette.results')} groups={groups} chosen={chosen} onHover={hover} onRun={run} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
