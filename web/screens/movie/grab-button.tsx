import { useMutation } from '@tanstack/react-query'
import { sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import type { MovieFile, Release } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { confirm } from '../../kit/confirm'
import { toast } from '../../kit/toast'
import { whyNot } from './reasons'
import { isHarmful } from './releases'

/** The movie's current file, if any. */
export type CurrentFile = MovieFile | undefined
type Props = { release: Release; held: CurrentFile; isFirst: boolean; small?: boolean }

/** Downloads a release. Asks for confirmation first if Marquee advises against it. Malware is not offered: remove it from the blocklist first. */
export const GrabButton = ({ release, held, isFirst, small = false }: Props) => {
  const isAccepted = release.verdict === 'accepted'
  const get = useMutation({
    mutationFn: async (body: { replaces?: boolean }) => {
      const asked = client.POST('/api/v1/releases/{id}/grab', { params: { path: { id: release.id } }, body })
      await ask(asked)
      return (await asked).response.status === 201
    },
    onError: sayProblem,
    onSuccess: (isNew) => toast(t(isNew ? 'release.getting' : 'own.known'), { tone: 'ok' }),
  })
  const press = async () => {
    if (isAccepted) return get.mutate({})
    const { yes } = await confirm(grabQuestion(release, held))
    if (yes) get.mutate(held ? { replaces: true } : {})
  }
  if (isHarmful(release)) return null
  return (
    <Button
      changes
      small={small}
      kind={isFirst && !release.grabbed_at ? 'primary' : 'secondary'}
      busy={get.isPending}
      onClick={() => void press()}
      className="ms-auto whitespace-nowrap"
    >
      {t(release.grabbed_at ? 'release.get_again' : isAccepted ? 'release.get' : 'release.get_anyway')}
    </Button>
  )
}

/** Asked before the download starts. A yes also applies to the import. */
export const grabQuestion = (release: Release, held: CurrentFile) => {
  const points = release.reasons.map(whyNot)
  const against = points.length > 0 && { text: t('release.anyway_text'), points }
  if (!held) return { title: t('release.anyway_title'), text: '', ...against, action: t('release.get_anyway') }
  return {
    title: t('release.replace_title', { held: held.quality, quality: release.quality }),
    ...(against ? { ...against, after: t('release.replace_text') } : { text: t('release.replace_text') }),
    action: t('release.replace'),
  }
}
