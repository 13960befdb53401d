import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { t } from '../i18n/translate'
import { buttonStyle } from './button'
import { Empty } from './empty'

/** Replaces all content from the movie database while its key is missing or rejected. */
export const KeyTrouble = ({ trouble }: { trouble: 'missing' | 'refused' }) => (
  <Empty icon={KeyRound} title={t(`problem.key_${trouble}`)} text={t(`problem.key_${trouble}_text`)}>
    <Link to="/settings/$section" params={{ section: 'metadata' }} className={buttonStyle('primary')}>
      {t('problem.to_key')}
    </Link>
  </Empty>
)
