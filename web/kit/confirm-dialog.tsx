import { useState } from 'react'
import { t } from '../i18n/translate'
import { Button } from './button'
import { type Asked, asked } from './confirm'
import { Dialog } from './dialog'
import { Switch } from './field'
import { useStore } from './store'

export const ConfirmHost = () => {
  const question = useStore(asked)
  return question ? <ConfirmDialog key={question.title} question={question} /> : null
}

const ConfirmDialog = ({ question }: { question: Asked }) => {
  const [option, setOption] = useState(question.option?.checked ?? false)
  const [further, setFurther] = useState(question.further?.checked ?? false)
  const no = () => question.answer({ yes: false, option, further })
  return (
    <Dialog
      open
      onClose={no}
      title={question.title}
      text={question.text}
      footer={
        <>
          <Button onClick={no}>{question.keep ?? t('ui.cancel')}</Button>
          <Button kind={question.danger ? 'danger' : 'primary'} onClick={() => question.answer({ yes: true, option, further })}>
            {question.action}
          </Button>
        </>
      }
    >
      {(question.points || question.after || question.option || question.further) && (
        <div className="grid gap-4">
          {question.points && (
            <ul className="grid list-disc gap-1 ps-5">
              {question.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {question.after && <p className="text-soft">{question.after}</p>}
          {question.option && <Choice id="confirm-option" {...question.option} checked={option} onChange={setOption} />}
          {question.further && <Choice id="confirm-further" {...question.further} checked={further} onChange={setFurther} />}
        </div>
      )}
    </Dialog>
  )
}

type ChoiceProps = { id: string; label: string; help?: string; checked: boolean; onChange: (checked: boolean) => void }

const Choice = ({ id, label, help, checked, onChange }: ChoiceProps) => (
  <div className="flex items-start gap-3">
    <Switch id={id} checked={checked} onChange={onChange} />
    <label htmlFor={id}>
      {label}
      {help && <span className="block text-muted text-sm">{help}</span>}
    </label>
  </div>
)
