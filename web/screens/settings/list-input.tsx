import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { t } from '../../i18n/translate'
import { TextInput } from '../../kit/field'

type Props = {
  wired: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }
  value: string[]
  onChange: (value: string[]) => void
}

/** A list of words: Enter or a comma adds one, its button removes it. */
export const ListInput = ({ wired, value, onChange }: Props) => {
  const [text, setText] = useState('')
  const add = () => {
    const words = text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '' && !value.includes(word))
    if (words.length > 0) onChange([...value, ...words])
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1))
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    add()
  }
  return (
    <div className="grid gap-2">
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {value.map((word) => (
            <li key={word}>
              <button
                type="button"
                onClick={() => onChange(value.filter((one) => one !== word))}
                aria-label={t('settings.take_away', { word })}
                className="flex min-h-8 items-center gap-1.5 rounded-pill bg-ctl ps-3 pe-2 font-mono text-sm hover:bg-hover"
              >
                {word}
                <X aria-hidden className="size-3.5 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextInput
        {...wired}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
        placeholder={t('settings.add_word')}
      />
    </div>
  )
}
