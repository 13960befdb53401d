import { Download } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../i18n/translate'
import { buttonStyle } from '../../kit/button'
import { Segmented } from '../../kit/segmented'
import { FromPlayer } from '../radarr/from-player'
import { SettingsPage } from '../settings/settings-page'
import { NfoFiles } from './nfo'

const formats = ['zip', 'json', 'csv', 'letterboxd', 'tracker', 'imdb'] as const

const players = { jellyfin: 'Jellyfin', emby: 'Emby', plex: 'Plex' } as const
type PlayerName = keyof typeof players

/** Marks what was watched here in a media server. */
const Marks = () => {
  const [program, setProgram] = useState<PlayerName>('jellyfin')
  return (
    <section aria-labelledby="marks-title" className="mt-10 grid gap-4">
      <h2 id="marks-title" className="font-bold text-xl">
        {t('player.marks_title')}
      </h2>
      <div>
        <Segmented
          label={t('radarr.program')}
          value={program}
          options={Object.entries(players).map(([value, label]) => ({ value: value as PlayerName, label }))}
          onChange={setProgram}
        />
      </div>
      <FromPlayer key={program} program={program} name={players[program]} marks />
    </section>
  )
}

/** Everything that a person can take along, each as one download. */
export const ExportPage = () => (
  <SettingsPage title={t('export.title')} text={t('export.text')}>
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {formats.map((format) => (
        <li key={format} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-48 grow basis-0">
            <h2 id={`export-${format}`} className="font-medium">
              {t(`export.${format}`)}
            </h2>
            <p className="text-muted text-sm">{t(`export.${format}_help`)}</p>
          </div>
          <a
            href={`/api/v1/export?format=${format}`}
            download
            aria-describedby={`export-${format}`}
            className={buttonStyle(format === 'zip' ? 'primary' : 'secondary')}
          >
            <Download aria-hidden className="size-[1.125rem]" />
            {t('export.download')}
          </a>
        </li>
      ))}
    </ul>
    <p className="mt-4 text-muted text-sm">{t('export.not_in_it')}</p>
    <NfoFiles />
    <Marks />
  </SettingsPage>
)
