import { HardDrive, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import type { MediaInfo, Movie, MovieFile } from '../../data/api/types'
import { codecWord } from '../../i18n/codecs'
import { capital, duration, languageName, languageTitle, listOf, size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { confirm } from '../../kit/confirm'
import { Empty } from '../../kit/empty'
import { toast } from '../../kit/toast'
import { When } from '../../kit/when'
import { PlaysHere } from './plays-here'
import { Versions } from './versions'

/** The movie's files. */
export const FilesTab = ({ movie }: { movie: Movie }) => {
  const files = movie.files ?? []
  return (
    <div className="grid gap-4">
      <Versions movie={movie} />
      {files.length === 0 && <Empty icon={HardDrive} title={t('file.none')} text={t('file.none_text')} />}
      {files.map((file) => (
        <FileCard key={file.id} file={file} root={movie.root_folder?.path} />
      ))}
    </div>
  )
}

const FileCard = ({ file, root }: { file: MovieFile; root: string | undefined }) => (
  <article className="rounded-card border border-line bg-surface p-5">
    <header className="flex flex-wrap items-center gap-2">
      <h2 className="font-medium text-lg">{file.quality}</h2>
      {file.edition && <Badge>{file.edition}</Badge>}
      {file.missing_at && <Badge tone="bad">{t('file.missing')}</Badge>}
      {!file.missing_at && (
        <Badge tone={file.meets_cutoff ? 'ok' : 'info'}>{file.meets_cutoff ? t('file.good_enough') : t('file.upgradable')}</Badge>
      )}
      {!file.missing_at && <PlaysHere movieId={file.movie_id} fileId={file.id} />}
      <Button small kind="quiet" icon={Trash2} className="ms-auto" onClick={() => void remove(file)}>
        {t('file.remove')}
      </Button>
    </header>
    <p className="mt-2 break-all font-mono text-muted text-sm" title={root}>
      {file.path}
    </p>
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      <Fact name={t('file.size')}>{size(file.size_bytes)}</Fact>
      {file.media_info ? <Media info={file.media_info} /> : <Fact name={t('file.media')}>{t('file.not_probed')}</Fact>}
      {file.languages.length > 0 && <Fact name={t('file.languages')}>{capital(listOf(file.languages.map(languageName)))}</Fact>}
      {file.release_group && <Fact name={t('file.group')}>{file.release_group}</Fact>}
      <Fact name={t('file.added')}>
        <When at={file.added_at} />
      </Fact>
      {file.release_name && <Fact name={t('file.release')}>{file.release_name}</Fact>}
    </dl>
  </article>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)

const hdrWords: Record<string, string> = {
  pq10: 'HDR',
  hdr10: 'HDR10',
  hdr10_plus: 'HDR10+',
  hlg10: 'HLG',
  dolby_vision: 'Dolby Vision',
  dolby_vision_sdr: 'Dolby Vision',
  dolby_vision_hlg: 'Dolby Vision (HLG)',
  dolby_vision_hdr10: 'Dolby Vision (HDR10)',
  dolby_vision_hdr10_plus: 'Dolby Vision (HDR10+)',
}

const channelWord = (channels: number | null) =>
  channels === null ? '' : ({ 1: '1.0', 2: '2.0', 6: '5.1', 8: '7.1' }[channels] ?? String(channels))

const Media = ({ info }: { info: MediaInfo }) => (
  <>
    {info.video && (
      <Fact name={t('file.picture')}>
        {[
          `${String(info.video.width)} × ${String(info.video.height)}`,
          codecWord(info.video.codec),
          hdrWords[info.video.hdr],
          info.video.bit_depth && `${String(info.video.bit_depth)} bit`,
        ]
          .filter(Boolean)
          .join(', ')}
      </Fact>
    )}
    <Fact name={t('file.sound')}>
      {info.audio.length === 0
        ? t('file.silent')
        : info.audio
            .map((track) =>
              [track.language && languageTitle(track.language), codecWord(track.codec), channelWord(track.channels)]
                .filter(Boolean)
                .join(' '),
            )
            .join(', ')}
    </Fact>
    {info.subtitles.length > 0 && (
      <Fact name={t('file.subtitles')}>
        {capital(
          listOf([...new Set(info.subtitles.map(({ language }) => (language ? languageName(language) : t('file.unknown_language'))))]),
        )}
      </Fact>
    )}
    {info.duration_seconds !== null && <Fact name={t('file.length')}>{duration(info.duration_seconds)}</Fact>}
  </>
)

const remove = async (file: MovieFile) => {
  const { yes } = await confirm({
    title: t('file.remove_title'),
    text: t('file.remove_text', { path: file.path, size: size(file.size_bytes) }),
    action: t('file.remove'),
    danger: true,
  })
  if (!yes) return
  await ask(client.DELETE('/api/v1/files/{id}', { params: { path: { id: file.id } } }))
    .then(() => toast(t('file.removed'), { tone: 'ok' }))
    .catch(sayProblem)
}
