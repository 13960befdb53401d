import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Import, LibraryBig } from 'lucide-react'
import { useState } from 'react'
import { useKeyTrouble } from '../../data/api/movie-database'
import type { ImportReport } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Button, buttonStyle } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'
import { Segmented } from '../../kit/segmented'
import { SettingsPage } from '../settings/settings-page'
import { FromBazarr } from './from-bazarr'
import { FromFile } from './from-file'
import { FromManager } from './from-manager'
import { FromPlayer } from './from-player'
import { FromTorrents } from './from-torrents'
import { HoldPanel } from './hold'
import { KeptReports } from './kept-reports'
import { NothingToImport } from './nothing-to-import'
import { programOf, Report } from './report'
import { askForFolders, emptySource, type Source, sendSource } from './source'
import { SourceForm } from './source-form'
import { RunningElsewhere, Waiting } from './waiting'

const programs = [
  'radarr',
  'jellyfin',
  'emby',
  'plex',
  'seerr',
  'bazarr',
  'prowlarr',
  'jackett',
  'qbittorrent',
  'stremio',
  'file',
  'kodi',
  'marquee',
] as const
type Program = (typeof programs)[number]

/** Every program that can be imported from, what is on hold after it, and the reports of earlier imports. */
export const RadarrPage = () => {
  const [program, setProgram] = useState<Program>('radarr')
  return (
    <SettingsPage title={t('radarr.title')} text={t('radarr.text')}>
      <div className="grid gap-6">
        <HoldPanel />
        <RunningElsewhere />
        <div>
          <Segmented
            label={t('radarr.program')}
            value={program}
            options={programs.map((value) => ({ value, label: programOf(value) }))}
            onChange={setProgram}
          />
        </div>
        <From key={program} program={program} />
        <KeptReports />
      </div>
    </SettingsPage>
  )
}

const From = ({ program }: { program: Program }) => {
  const name = programOf(program)
  if (program === 'radarr') return <FromRadarr />
  if (program === 'marquee' || program === 'file' || program === 'kodi') return <FromFile program={program} name={name} />
  if (program === 'prowlarr' || program === 'jackett') return <FromManager program={program} name={name} />
  if (program === 'bazarr') return <FromBazarr />
  if (program === 'qbittorrent') return <FromTorrents name={name} />
  return <FromPlayer program={program} name={name} />
}

/** Import from Radarr: choose a source, preview, import. */
const FromRadarr = () => {
  const queries = useQueryClient()
  const [source, setSource] = useState(emptySource)
  const preview = useMutation({
    mutationFn: (chosen: Source) => sendSource(chosen, 'preview'),
    onSuccess: (report) => setSource((chosen) => askForFolders(chosen, report)),
  })
  const take = useMutation({
    mutationFn: (chosen: Source) => sendSource(chosen, 'take', preview.data),
    onSettled: () => queries.invalidateQueries(),
  })
  const change = (changed: Source) => {
    setSource({ ...changed, secrets: {} })
    preview.reset()
    take.reset()
  }
  const report = take.data ?? preview.data
  return (
    <>
      <SourceForm
        source={source}
        onChange={change}
        busy={preview.isPending}
        locked={take.isPending}
        onPreview={() => {
          take.reset()
          preview.mutate(source)
        }}
      />
      {preview.isPending && <Waiting text={t('radarr.reading')} />}
      {preview.error && <ProblemCard error={preview.error} />}
      {take.data && <Done report={take.data} />}
      {report && (
        <Report
          key={String(report.applied)}
          report={report}
          answers={source.secrets}
          {...(!report.applied && { onAnswer: (more) => setSource({ ...source, secrets: { ...source.secrets, ...more } }) })}
        />
      )}
      {take.error && <ProblemCard error={take.error} />}
      {take.isPending && <Waiting text={t('radarr.taking')} />}
      {preview.data && !take.data && <Take report={preview.data} busy={take.isPending} onTake={() => take.mutate(source)} />}
    </>
  )
}

const Take = ({ report, busy, onTake }: { report: ImportReport; busy: boolean; onTake: () => void }) => {
  if (gainsOf(report) + report.totals.ask === 0) return <NothingToImport totals={report.totals} />
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button kind="primary" icon={Import} busy={busy} onClick={onTake}>
        {t('radarr.take')}
      </Button>
      <p className="text-muted text-sm">{t('radarr.take_text')}</p>
    </div>
  )
}

const gainsOf = ({ totals }: ImportReport) => totals.added + totals.changed

type DoneProps = { report: ImportReport }

/** The outcome and what is left to do. */
const Done = ({ report }: DoneProps) => {
  const hasKey = useKeyTrouble() === null
  const needsKeys = report.kinds.some(({ items }) => items.some(({ reasons }) => reasons.some(({ code }) => code === 'radarr_key_hidden')))
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <p role="status" className="flex items-center gap-3 font-medium text-lg">
        <CircleCheck aria-hidden className="size-6 shrink-0 text-ok" />
        {t('radarr.done', { count: gainsOf(report) })}
      </p>
      <h2 className="font-medium">{t('radarr.next')}</h2>
      <ul className="grid list-disc gap-1.5 ps-5 text-soft marker:text-muted">
        {needsKeys && <li>{t('radarr.next_keys')}</li>}
        {report.totals.impossible > 0 && <li>{t('radarr.next_out')}</li>}
        <li>{hasKey ? t('radarr.next_facts') : t('radarr.next_metadata_key')}</li>
        <li>{t('radarr.next_stop')}</li>
      </ul>
      <div className="flex flex-wrap gap-2">
        <Link to="/library" search={{}} className={buttonStyle('secondary')}>
          <LibraryBig aria-hidden className="size-[1.125rem]" />
          {t('radarr.to_library')}
        </Link>
        {!hasKey && (
          <Link to="/settings/$section" params={{ section: 'metadata' }} className={buttonStyle('secondary')}>
            {t('radarr.to_metadata')}
          </Link>
        )}
        {needsKeys && (
          <Link to="/settings/indexers" className={buttonStyle('secondary')}>
            {t('radarr.to_indexers')}
          </Link>
        )}
      </div>
    </div>
  )
}
