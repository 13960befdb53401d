import { useState } from 'react'
import { ask, client } from '../../data/api/client'
import { t } from '../../i18n/translate'
import { ImportForm, KeyField, type Step, UrlField, useImport } from './import-form'

type Manager = 'prowlarr' | 'jackett'
type Props = { program: Manager; name: string }
const examples: Record<Manager, string> = { prowlarr: 'http://localhost:9696', jackett: 'http://localhost:9117' }

/** The indexers of Prowlarr or Jackett: address and key, preview, import. */
export const FromManager = ({ program, name }: Props) => {
  const [address, setAddress] = useState({ url: '', api_key: '' })
  const body = { url: address.url.trim(), api_key: address.api_key.trim() }
  const { preview, take, reset } = useImport((step) => ask(send[program][step](body)))
  const change = (changed: Partial<typeof address>) => {
    setAddress({ ...address, ...changed })
    reset()
  }
  return (
    <ImportForm {...{ preview, take, name }} text={t('manager.text')} isComplete={body.url !== '' && body.api_key !== ''}>
      <UrlField name={name} example={examples[program]} value={address.url} onChange={(url) => change({ url })} />
      <KeyField name={name} mostCharacters={200} value={address.api_key} onChange={(api_key) => change({ api_key })} />
    </ImportForm>
  )
}

type Body = { url: string; api_key: string }
const send = {
  prowlarr: {
    preview: (body: Body) => client.POST('/api/v1/import/prowlarr/preview', { body }),
    take: (body: Body) => client.POST('/api/v1/import/prowlarr', { body }),
  },
  jackett: {
    preview: (body: Body) => client.POST('/api/v1/import/jackett/preview', { body }),
    take: (body: Body) => client.POST('/api/v1/import/jackett', { body }),
  },
} satisfies Record<Manager, Record<Step, unknown>>
