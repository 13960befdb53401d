import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Import, Send } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Problem } from '../../kit/problem'
import { ProblemCard } from '../../kit/problem-card'
import { NothingToImport } from './nothing-to-import'
import { emptyFor, type Player, sendAsked, sendMarks } from './player'
import { PlayerForm } from './player-form'
import { Report } from './report'
import { Waiting } from './waiting'

type Props = { program: Player; name: string; marks?: boolean }

const markWays = { send: sendMarks, text: 'player.text_marks', none: 'player.no_marks', action: 'player.mark', icon: Send } as const
const waysOf = (program: Player) =>
  ({
    send: sendAsked,
    text: program === 'seerr' ? 'player.text_seerr' : program === 'stremio' ? 'player.text_stremio' : 'player.text',
    none: 'radarr.nothing',
    action: 'radarr.take',
    icon: Import,
  }) as const

/**
 * What was watched in a media server, or asked for in Seerr: address and key, preview, answers, import. `marks`: the other way round, what
 * was watched here is marked there.
 */
export const FromPlayer = ({ program, name, marks = false }: Props) => {
  const { send, text, none, action, icon } = marks ? markWays : waysOf(program)
  const queries = useQueryClient()
  const [asked, setAsked] = useState(() => emptyFor(program))
  const [users, setUsers] = useState<readonly string[]>([])
  const preview = useMutation({
    mutationFn: () => send(program, asked, 'preview'),
    onError: (error) => setUsers((known) => usersIn(error) ?? known),
  })
  const take = useMutation({
    mutationFn: () => send(program, asked, 'take'),
    onSettled: () => queries.invalidateQueries(),
  })
  const change = (changed: Partial<typeof asked>) => {
    setAsked({ ...asked, answers: {}, ...changed })
    if ('url' in changed || 'key' in changed) setUsers([])
    preview.reset()
    take.reset()
  }
  const answer = (more: typeof asked.answers) => setAsked({ ...asked, answers: { ...asked.answers, ...more } })
  const report = take.data ?? preview.data
  const error = take.error ?? (usersIn(preview.error) ? null : preview.error)
  const isAnswered = Object.values(asked.answers).some((choice) => choice !== '')
  const gains = preview.data ? preview.data.totals.added + preview.data.totals.changed : 0
  return (
    <>
      <PlayerForm
        program={program}
        name={name}
        asked={asked}
        users={users}
        onChange={change}
        busy={preview.isPending}
        locked={take.isPending}
        text={t(text)}
        onPreview={() => {
          take.reset()
          preview.mutate()
        }}
      />
      {preview.isPending && <Waiting text={t('manager.reading', { name })} />}
      {error && <ProblemCard error={error} />}
      {report && (
        <Report key={String(report.applied)} report={report} {...(!report.applied && { answers: asked.answers, onAnswer: answer })} />
      )}
      {preview.data && !take.data && gains === 0 && !isAnswered && <NothingToImport totals={preview.data.totals} none={none} />}
      {(gains > 0 || isAnswered) && preview.data && !take.data && (
        <Button kind="primary" icon={icon} busy={take.isPending} className="justify-self-start" onClick={() => take.mutate()}>
          {t(action)}
        </Button>
      )}
    </>
  )
}

/** The users to choose from, if that is what the service asks. */
const usersIn = (error: unknown): readonly string[] | null =>
  error instanceof Problem && error.reason === 'choose_user' ? ((error.values?.users ?? []) as readonly string[]) : null
