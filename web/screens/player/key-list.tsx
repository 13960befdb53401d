import { X } from 'lucide-react'
import { type Key, t } from '../../i18n/translate'
import { IconButton } from '../../kit/button'
import { keyName } from '../../kit/kbd'

const keys: readonly (readonly [string, Key])[] = [
  ['Space K', 'player.key_toggle'],
  ['J L', 'player.key_ten'],
  ['← →', 'player.key_five'],
  ['0–9', 'player.key_share'],
  ['↑ ↓', 'player.key_volume'],
  ['M', 'player.key_mute'],
  ['C', 'player.key_subtitles'],
  ['< >', 'player.key_rate'],
  ['F', 'player.key_fullscreen'],
  ['D', 'player.key_details'],
  ['Esc', 'player.key_close'],
]

export const KeyList = ({ onClose }: { onClose: () => void }) => (
  <section
    aria-label={t('player.keys')}
    className="absolute inset-0 m-auto h-fit max-h-[90dvh] w-fit overflow-y-auto rounded-panel bg-raised p-6 pe-16 text-fg shadow-pop"
  >
    <h2 className="mb-3 font-bold text-lg">{t('player.keys')}</h2>
    <IconButton icon={X} label={t('ui.close')} onClick={onClose} className="absolute end-3 top-3" />
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
      {keys.map(([key, word]) => (
        <div key={key} className="contents">
          <dt className="font-medium">{key.split(' ').map(keyName).join(' ')}</dt>
          <dd className="text-soft">{t(word)}</dd>
        </div>
      ))}
    </dl>
  </section>
)
