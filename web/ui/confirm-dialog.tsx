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
  const no = () => question.answer({ yes: false, option })
  return (
    <Dialog
      open
      onClose={no}
      title={question.title}
      text={question.text}
      footer={
        <>
          <Button onClick={no}>{t('ui.cancel')}</Button>
          <Button kind={question.danger ? 'danger' : 'primary'} onClick={() => question.answer({ yes: true, option })}>
            {question.action}
          </Button>
        </>
      }
    >
      {question.option && (
        <div className="flex items-start gap-3">
          <Switch id="confirm-option" checked={option} onChange={setOption} />
          <label htmlFor="confirm-option">
            {question.option.label}
            {question.option.help && <span className="block text-muted text-sm">{question.option.help}</span>}
          </label>
        </div>
      )}
    </Dialog>
  )
}
