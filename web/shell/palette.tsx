import { Dialog } from '@base-ui/react/dialog'
import clsx from 'clsx'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { t } from '../i18n/translate'
import { useBackCloses } from '../ui/back'
import { IconButton } from '../ui/button'
import { Poster } from '../ui/poster'
import { openLayer } from './layers'
import { type Choice, usePaletteChoices } from './palette-choices'

/** One field for everything: movies, places, actions. */
export const Palette = () => {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const groups = usePaletteChoices(text)
  const choices = groups.flatMap((group) => group.choices)
  const chosen = Math.min(at, choices.length - 1)
  const close = () => openLayer(undefined)
  useBackCloses(true, close)
  const run = (choice: Choice | undefined) => {
    if (!choice) return
    close()
    choice.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }[event.key]
    if (event.key === 'Enter') run(choices[chosen])
    else if (step === undefined) return
    else {
      const next =
        Math.abs(step) === 1 ? (chosen + step + choices.length) % choices.length : Math.max(0, Math.min(choices.length - 1, chosen + step))
      setAt(next)
      document.getElementById(`${id}-${String(next)}`)?.scrollIntoView({ block: 'nearest' })
    }
    event.preventDefault()
  }
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
              role="combobox"
              aria-label={t('palette.title')}
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-activedescendant={choices.length > 0 ? `${id}-${String(chosen)}` : undefined}
              aria-autocomplete="list"
              placeholder={t('palette.placeholder')}
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                setAt(0)
              }}
              onKeyDown={onKeyDown}
              spellCheck={false}
              autoComplete="off"
              enterKeyHint="go"
              className="h-14 min-w-0 grow bg-transparent text-lg outline-none"
              // biome-ignore lint/a11y/noAutofocus: somebody opened this to type
              autoFocus
            />
            <button
              type="button"
              onClick={close}
              className="min-h-8 rounded-ctl px-2 text-muted text-sm hover:bg-hover max-md:hidden pointer-coarse:hidden"
            >
              Esc
            </button>
            <IconButton icon={X} label={t('ui.close')} onClick={close} className="-me-2 md:not-pointer-coarse:hidden!" />
          </div>
          <div id={`${id}-list`} role="listbox" aria-label={t('palette.results')} className="min-h-0 overflow-y-auto p-2">
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options of a listbox
              <div key={group.title} role="group" aria-label={group.title}>
                <p aria-hidden className="px-3 pt-2.5 pb-1 font-medium text-muted text-xs">
                  {group.title}
                </p>
                {group.choices.map((choice) => {
                  const index = choices.indexOf(choice)
                  return (
                    <Row
                      key={choice.key}
                      id={`${id}-${String(index)}`}
                      choice={choice}
                      chosen={index === chosen}
                      onHover={() => setAt(index)}
                      onRun={() => run(choice)}
                    />
                  )
                })}
              </div>
            ))}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type RowProps = { id: string; choice: Choice; chosen: boolean; onHover: () => void; onRun: () => void }

const Row = ({ id, choice, chosen, onHover, onRun }: RowProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={chosen}
    onPointerMove={onHover}
    onClick={onRun}
    onKeyDown={undefined}
    className={clsx('flex min-h-11 cursor-pointer items-center gap-3 rounded-ctl px-3 py-1.5', chosen && 'bg-hover')}
  >
    {choice.poster === undefined ? (
      <choice.icon aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
    ) : (
      <Poster src={choice.poster} title={choice.label} width={32} className="w-8! shrink-0 rounded-[0.25rem]!" />
    )}
    <span className="min-w-0 grow truncate">{choice.label}</span>
    {choice.note && <span className="shrink-0 text-muted text-sm">{choice.note}</span>}
  </div>
)
