import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { t } from '../i18n/translate'
import { buttonStyle } from './button'
import { Empty } from './empty'

/** In place of everything that comes from the movie database, as long as it has no key that it takes. */
export const KeyTrouble = ({ trouble }: { trouble: 'missing' | 'refused' }) => (
  <Empty icon={KeyRound} title={t(`problem.key_${trouble}`)} text={t(`problem.key_${trouble}_text`)}>
    <Link to="/settings/$section" params={{ section: 'metadata' }} className={buttonStyle('primary')}>
      {t('problem.to_key')}
    </Link>
  </Empty>
)
