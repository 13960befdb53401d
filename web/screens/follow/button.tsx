import { useQuery } from '@tanstack/react-query'
import { Bell, BellOff, BellRing } from 'lucide-react'
import { follow, followQuery, unfollow } from '../../data/api/follows'
import type { NewFollow } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { MenuButton, type MenuEntry } from '../../kit/menu'

/** Follows something, with the choice of what happens to its new movies. */
export const FollowButton = ({ subject, name }: { subject: Pick<NewFollow, 'kind' | 'metadata_id'>; name: string }) => {
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
      align="start"
      icon={known ? BellRing : Bell}
      label={t(known ? 'follow.followed' : 'follow.follow_name', { name })}
      text={t(known ? 'follow.following' : 'follow.follow')}
      entries={choices}
    />
  )
}
