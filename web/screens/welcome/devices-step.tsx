import { Smartphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { part } from '../../kit/later'

const PairDialog = part(() => import('../system/pair-dialog'), 'PairDialog')

export const DevicesStep = () => {
  const [pairing, setPairing] = useState(false)
  return (
    <div className="grid gap-4">
      <Button icon={Smartphone} className="justify-self-start" onClick={() => setPairing(true)}>
        {t('device.pair')}
      </Button>
      <Suspense fallback={null}>{pairing && <PairDialog onClose={() => setPairing(false)} />}</Suspense>
    </div>
  )
}
