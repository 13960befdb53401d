import { Search } from 'lucide-react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Field, Select, TextInput } from '../../kit/field'
import { Segmented } from '../../kit/segmented'
import { type Asked, hasAddress, isComplete, type Player } from './player'

type Props = {
  program: Player
  name: string
  asked: Asked
  /** To choose from; empty until the service asks. */
  users: readonly string[]
  onChange: (changed: Partial<Asked>) => void
  onPreview: () => void
  busy: boolean
  locked: boolean
  text: string
}
const examples: Record<Player, string> = {
  jellyfin: 'http://localhost:8096',
  emby: 'http://localhost:8096',
  plex: 'http://localhost:32400',
  seerr: 'http://localhost:5055',
  stremio: '',
}

/** Where a media server, Seerr, or Stremio is, and how to sign in there. */
export const PlayerForm = ({ program, name, asked, users, onChange, onPreview, busy, locked, text }: Props) => {
  const hasNames = program === 'jellyfin' || program === 'emby' || program === 'stremio'
  const mustChoose = users.length > 0
  return (
    <form
      className="grid gap-5 rounded-card border border-line bg-surface p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        onPreview()
      }}
    >
      <p className="text-soft">{text}</p>
      {hasAddress(program) && (
        <Field label={t('manager.url', { name })} help={t('manager.url_help', { example: examples[program] })}>
          {(wired) => (
            <TextInput
              {...wired}
              inputMode="url"
              maxLength={2000}
              value={asked.url}
              onChange={({ target }) => onChange({ url: target.value })}
            />
          )}
        </Field>
      )}
      {hasNames && (
        <div>
          <Segmented
            label={t('player.sign_in')}
            value={asked.byName ? 'name' : 'key'}
            options={[
              { value: 'key', label: t('player.with_key') },
              { value: 'name', label: t('player.with_name') },
            ]}
            onChange={(way) => onChange({ byName: way === 'name' })}
          />
        </div>
      )}
      {hasNames && asked.byName ? <NameFields {...{ program, asked, onChange }} /> : <KeyField {...{ program, name, asked, onChange }} />}
      {mustChoose && (
        <Field label={t('player.user')} help={t('player.user_help', { name })}>
          {(wired) => (
            <Select
              {...wired}
              value={asked.user}
              options={['', ...users].map((value) => ({ value, label: value === '' ? t('player.choose') : value }))}
              onChange={({ target }) => onChange({ user: target.value })}
            />
          )}
        </Field>
      )}
      <Button
        kind="primary"
        type="submit"
        icon={Search}
        busy={busy}
        disabled={!isComplete(program, asked) || (mustChoose && asked.user === '') || locked}
        className="justify-self-start"
      >
        {t('radarr.preview')}
      </Button>
    </form>
  )
}

const keyWords = {
  plex: { label: 'player.token', help: 'player.token_help' },
  stremio: { label: 'player.session', help: 'player.session_help' },
  others: { label: 'manager.key', help: 'manager.key_help' },
} as const

const KeyField = ({ program, name, asked, onChange }: Pick<Props, 'program' | 'name' | 'asked' | 'onChange'>) => {
  const { label, help } = program === 'plex' || program === 'stremio' ? keyWords[program] : keyWords.others
  return (
    <Field label={t(label, { name })} help={t(help)}>
      {(wired) => (
        <TextInput
          {...wired}
          type="password"
          maxLength={500}
          className="font-mono"
          value={asked.key}
          onChange={({ target }) => onChange({ key: target.value })}
        />
      )}
    </Field>
  )
}

const NameFields = ({ program, asked, onChange }: Pick<Props, 'program' | 'asked' | 'onChange'>) => (
  <>
    <Field label={t(program === 'stremio' ? 'player.email' : 'player.username')}>
      {(wired) => (
        <TextInput {...wired} maxLength={200} value={asked.username} onChange={({ target }) => onChange({ username: target.value })} />
      )}
    </Field>
    <Field label={t('player.password')}>
      {(wired) => (
        <TextInput
          {...wired}
          type="password"
          maxLength={500}
          value={asked.password}
          onChange={({ target }) => onChange({ password: target.value })}
        />
      )}
    </Field>
  </>
)
