import { Link } from '@tanstack/react-router'
import { Copy, FolderOpen } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { openFolder } from '../../data/api/actions'
import type { Movie, MovieFile } from '../../data/api/types'
import { codecWord } from '../../i18n/codecs'
import { capital, day, languageName, languageTitle, listOf, size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { copy } from '../../kit/copy'
import { toast } from '../../kit/toast'
import { When } from '../../kit/when'
import { AddedBy } from './added-by'
import { channelWord, hdrWord, mainFile } from './quality-tags'

/** Plot and credits. */
export const Story = ({ movie }: { movie: Pick<Movie, 'tagline' | 'overview' | 'crew'> }) => {
  const directors = named(movie, /^director$/i)
  const writers = named(movie, /writer|screenplay|^story$|^novel$/i)
  return (
    <div className="grid max-w-[42rem] content-start gap-3">
      {movie.tagline && <p className="text-muted">{movie.tagline}</p>}
      {movie.overview && <p className="text-pretty text-lg">{movie.overview}</p>}
      {(directors.length > 0 || writers.length > 0) && (
        <p className="text-muted">
          {directors.length > 0 && t('movie.directed_by', { names: listOf(directors) })}
          {directors.length > 0 && writers.length > 0 && ' '}
          {writers.length > 0 && t('movie.written_by', { names: listOf(writers) })}
        </p>
      )}
    </div>
  )
}

const MOST_NAMES = 3
const named = (movie: Pick<Movie, 'crew'>, job: RegExp) =>
  [...new Set((movie.crew ?? []).filter((each) => job.test(each.job)).map(({ name }) => name))].slice(0, MOST_NAMES)

/** Next to the story: file details and other facts. */
export const Aside = ({ movie }: { movie: Movie }) => {
  const file = mainFile(movie)
  return (
    <aside aria-label={t('movie.details')} className="grid content-start gap-8">
      {file && <FileFacts movie={movie} file={file} />}
      <Known movie={movie} />
    </aside>
  )
}

const FileFacts = ({ movie, file }: { movie: Movie; file: MovieFile }) => {
  const info = file.media_info
  const audio = [...new Set(info?.audio.map((track) => `${codecWord(track.codec)} ${channelWord(track.channels)}`.trim()) ?? [])]
  const subtitles = [...new Set(info?.subtitles.flatMap(({ language }) => (language ? [languageName(language)] : [])) ?? [])]
  return (
    <section>
      <h2 className="mb-3 font-medium text-lg">{t('movie.file')}</h2>
      <Facts
        facts={[
          [
            t('file.quality'),
            <Fragment key="quality">
              {file.quality}
              {file.meets_cutoff && (
                <>
                  {', '}
                  <span className="font-medium text-ok lowercase">{t('file.good_enough')}</span>
                </>
              )}
            </Fragment>,
          ],
          [
            t('file.picture'),
            info?.video &&
              [codecWord(info.video.codec), `${String(info.video.width)} × ${String(info.video.height)}`, hdrWord(info.video.hdr)]
                .filter(Boolean)
                .join(', '),
          ],
          [t('file.sound'), audio.join(', ')],
          [t('file.subtitles'), subtitles.length > 0 && capital(listOf(subtitles))],
          [t('file.size'), size(file.size_bytes)],
          [t('file.added'), <When key="added" at={file.added_at} />],
          [t('movie.folder_short'), movie.folder],
        ]}
      />
      <FolderButtons movie={movie} path={file.path} />
    </section>
  )
}

/** Opening a folder works only in a browser on the computer that runs the service. */
const isOnThisComputer = () => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

const FolderButtons = ({ movie, path }: { movie: Movie; path: string }) => (
  <div className="mt-4 flex flex-wrap gap-2">
    {isOnThisComputer() && (
      <Button small changes icon={FolderOpen} onClick={() => void openFolder(movie.id)}>
        {t('file.open_folder')}
      </Button>
    )}
    <Button small icon={Copy} onClick={() => void sayCopied(path)}>
      {t('file.copy_path')}
    </Button>
  </div>
)

const sayCopied = async (path: string) => {
  const copied = await copy(path)
  toast(t(copied ? 'ui.copied' : 'ui.copy_failed'), { tone: copied ? 'ok' : 'bad' })
}

const Known = ({ movie }: { movie: Movie }) => {
  const own: Fact[] = [
    [t('movie.profile'), movie.quality_profile?.name],
    [t('details.added_by'), movie.added_by && <AddedBy key="added-by" by={movie.added_by} />],
  ]
  return <Details facts={[...providedFacts(movie), ...own, keywordFact(movie)]} />
}

export const Details = ({ facts }: { facts: readonly Fact[] }) => (
  <section>
    <h2 className="mb-3 font-medium text-lg">{t('movie.details')}</h2>
    <Facts facts={facts} />
  </section>
)

type Fact = [string, ReactNode]
type Provided =
  | 'title'
  | 'original_title'
  | 'original_language'
  | 'release_dates'
  | 'certification'
  | 'cinema_date'
  | 'digital_date'
  | 'physical_date'
  | 'where_to_watch'
  | 'studios'

/** What the movie database knows, in the library or not. */
export const providedFacts = (movie: Pick<Movie, Provided>): Fact[] => [
  [t('details.original'), movie.original_title !== movie.title && movie.original_title],
  [t('details.language'), movie.original_language && languageTitle(movie.original_language)],
  [t('details.certification'), certificates(movie)],
  [t('details.cinema'), movie.cinema_date && day(movie.cinema_date)],
  [t('details.digital'), movie.digital_date && day(movie.digital_date)],
  [t('details.physical'), movie.physical_date && day(movie.physical_date)],
  [t((movie.studios?.length ?? 0) > 1 ? 'movie.studios' : 'movie.studio'), studioLinks(movie.studios ?? [])],
  [t('movie.where'), movie.where_to_watch.length > 0 && listOf(movie.where_to_watch)],
]

const studioLinks = (studios: NonNullable<Movie['studios']>) =>
  studios.length > 0 &&
  studios.map(({ studio_id, name }, at) => (
    <Fragment key={studio_id}>
      {at > 0 && ', '}
      <Link to="/discover" search={{ studio: studio_id }} className="underline hover:no-underline">
        {name}
      </Link>
    </Fragment>
  ))

export const keywordFact = ({ keywords }: Pick<Movie, 'keywords'>): Fact => [
  t('movie.keywords'),
  keywords.length > 0 && keywords.slice(0, MOST_KEYWORDS).join(', '),
]
const MOST_KEYWORDS = 12

/** Each age rating once, with the countries that use it. */
const certificates = ({ release_dates, certification }: Pick<Movie, 'release_dates' | 'certification'>) => {
  const known = release_dates.filter((release) => release.certification)
  const said = [...new Set(known.map(({ certification: age, region }) => `${age ?? ''} (${region})`))]
  return said.length > 0 ? said.join(', ') : certification
}

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
    {facts
      .filter(([, shown]) => Boolean(shown))
      .map(([name, shown]) => (
        <Fragment key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{shown}</dd>
        </Fragment>
      ))}
  </dl>
)
