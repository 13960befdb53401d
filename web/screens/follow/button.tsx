import { useQuery } from '@tanstack/react-query'
import { Bell, BellOff, BellRing } from 'lucide-react'
import { t } from '../../i18n/translate'
import { MenuButton, type MenuEntry } from '../../kit/menu'
import { follow, followQuery, type Subject, unfollow } from './queries'

/** Follows something, with the choice of what happens to its new movies. */
export const FollowButton = ({ subject, name, small = false }: { subject: Subject; name: string; small?: boolean }) => {
  const { data: known, isSuccess } = useQuery(followQuery(subject))
  if (!isSuccess) return null
  const choices = (): MenuEntry[] => [
    { kind: 'heading', label: t('follow.heading') },
    ...(['want', 'tell'] as const).map((choice) => ({
      kind: 'check' as const,
      label: t(`follow.${choice}`),
      checked: known?.choice === choice,
      run: () => void follow(subject, choice, known),
    })),
    ...(known
      ? [{ kind: 'line' } as const, { kind: 'item', label: t('follow.end'), icon: BellOff, run: () => void unfollow(known) } as const]
      : []),
  ]
  return (
    <MenuButton
      kind="secondary"
      small={small}
      align="start"
      icon={known ? BellRing : Bell}
      label={t(known ? 'follow.followed' : 'follow.follow_name', { name })}
      text={t(known ? 'follow.following' : 'follow.follow')}
      entries={choices}
    />
  )
}
