import clsx from 'clsx'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { openSamples } from './samples'

/** Opens the sample movies in this window. `isFirst`: it is the page's primary action. */
export const SamplesButton = ({ isFirst = false }: { isFirst?: boolean }) => {
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    if (!(await openSamples())) setOpening(false)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        kind={isFirst ? 'primary' : 'secondary'}
        icon={Sparkles}
        busy={isOpening}
        changes
        className={clsx(isFirst && 'min-h-12! px-6!')}
        onClick={() => void open()}
      >
        {t(isOpening ? 'samples.opening' : 'samples.open')}
      </Button>
      {isOpening && (
        <div aria-hidden className="h-1 w-full max-w-md overflow-hidden rounded-pill bg-edge/35">
          <div className="h-full w-1/3 animate-[slide-progress_1.4s_linear_infinite] bg-accent" />
        </div>
      )}
      <p className="text-muted text-sm">{t('samples.text')}</p>
    </div>
  )
}
