import { Search } from 'lucide-react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Field, Select, TextInput } from '../../kit/field'
import { Segmented } from '../../kit/segmented'
import { type Asked, isComplete, type Player } from './player'

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
}

/** Where a media server or Seerr is, and how to sign in there. */
export const PlayerForm = ({ program, name, asked, users, onChange, onPreview, busy, locked, text }: Props) => {
  const hasNames = program === 'jellyfin' || program === 'emby'
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
      {hasNames && asked.byName ? <NameFields asked={asked} onChange={onChange} /> : <KeyField {...{ program, name, asked, onChange }} />}
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
        disabled={!isComplete(asked) || (mustChoose && asked.user === '') || locked}
        className="justify-self-start"
      >
        {t('radarr.preview')}
      </Button>
    </form>
  )
}

const KeyField = ({ program, name, asked, onChange }: Pick<Props, 'program' | 'name' | 'asked' | 'onChange'>) => {
  const isToken = program === 'plex'
  return (
    <Field label={t(isToken ? 'player.token' : 'manager.key', { name })} help={t(isToken ? 'player.token_help' : 'manager.key_help')}>
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

const NameFields = ({ asked, onChange }: Pick<Props, 'asked' | 'onChange'>) => (
  <>
    <Field label={t('player.username')}>
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
