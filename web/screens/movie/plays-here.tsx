import { useQuery } from '@tanstack/react-query'
import { Check, MonitorX, Repeat2, VolumeX } from 'lucide-react'
import { codecWord } from '../../i18n/codecs'
import { t } from '../../i18n/translate'
import { Badge, type Tone } from '../../kit/badge'
import { playabilityQuery } from '../player/playability'

type Which = { movieId: number } & ({ fileId: number } | { releaseId: number })

const looks = {
  plays: { icon: Check, tone: 'ok' },
  silent: { icon: VolumeX, tone: 'warn' },
  converts: { icon: Repeat2, tone: 'plain' },
  not_here: { icon: MonitorX, tone: 'warn' },
} as const satisfies Record<string, { icon: typeof Check; tone: Tone }>

/** Whether this device plays a file, or a release judging by its name. Renders nothing if that is unknown. */
export const PlaysHere = (which: Which) => {
  const { data } = useQuery(playabilityQuery(which.movieId))
  const found =
    'fileId' in which
      ? data?.files.find(({ file_id }) => file_id === which.fileId)
      : data?.releases.find(({ release_id }) => release_id === which.releaseId)
  if (!found || found.verdict === 'unknown') return null
  const { icon, tone } = looks[found.verdict]
  const codec = found.reasons.map(({ values }) => (values as Record<string, unknown>).codec).find((value) => typeof value === 'string')
  const isNamed = found.verdict !== 'plays' && typeof codec === 'string' && !codec.includes(' ')
  return (
    <Badge tone={tone} icon={icon}>
      {t(`plays_here.${found.verdict}`)}
      {isNamed && ` (${codecWord(codec)})`}
    </Badge>
  )
}
