import { useMutation } from '@tanstack/react-query'
import { ArrowRight, KeyRound, Smartphone } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Field, TextInput } from '../../kit/field'
import { Problem } from '../../kit/problem'
import { useStore } from '../../kit/store'
import { codeProblem, exchange, signInWithKey } from './enter'

const said = (error: unknown, wrong: string) =>
  error instanceof Problem && error.status === 401 ? wrong : error instanceof Error ? error.message : undefined

/** Two ways to sign in: a code from another device, or the API key. */
export const SignInForm = () => {
  const refused = useStore(codeProblem)
  const [text, setText] = useState('')
  const [way, setWay] = useState<'code' | 'key'>('code')
  const enter = useMutation({
    mutationFn: async (secret: string) =>
      looksLikeKey(secret) || way === 'key' ? signInWithKey(secret) : exchange(secret.replaceAll(/\s/g, '')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const secret = text.trim()
    if (secret) enter.mutate(secret)
  }
  const wrong = way === 'key' ? t('sign_in.wrong_key') : t('sign_in.wrong_code')
  return (
    <form onSubmit={submit} className="grid gap-5">
      {refused && !enter.error && (
        <p role="alert" className="rounded-card bg-ctl p-3 text-soft text-sm">
          {refused.status === 401 ? t('sign_in.code_used') : refused.message}
        </p>
      )}
      <Field
        label={way === 'key' ? t('sign_in.key') : t('sign_in.code')}
        help={way === 'key' ? t('sign_in.key_help') : t('sign_in.code_help')}
        error={enter.error ? said(enter.error, wrong) : undefined}
      >
        {(wired) => (
          <TextInput
            {...wired}
            type={way === 'key' ? 'password' : 'text'}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="font-mono"
            placeholder={way === 'key' ? '' : 'ABCD-EFGH'}
            autoCapitalize="none"
            autoCorrect="off"
            autoFocus
          />
        )}
      </Field>
      <Button type="submit" kind="primary" icon={ArrowRight} busy={enter.isPending} disabled={text.trim() === ''}>
        {t('sign_in.enter')}
      </Button>
      <Button
        kind="quiet"
        icon={way === 'key' ? Smartphone : KeyRound}
        onClick={() => {
          enter.reset()
          setText('')
          setWay(way === 'key' ? 'code' : 'key')
        }}
      >
        {way === 'key' ? t('sign_in.use_code') : t('sign_in.use_key')}
      </Button>
    </form>
  )
}

const looksLikeKey = (secret: string) => secret.startsWith('ak1_')
