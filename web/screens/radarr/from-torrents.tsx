import { useState } from 'react'
import { ask, client } from '../../data/api/client'
import { t } from '../../i18n/translate'
import { Field, TextInput } from '../../kit/field'
import { ImportForm, UrlField, useImport } from './import-form'

const nowhere = { url: '', username: '', password: '', category: '' }
type Address = typeof nowhere

/** The torrents of qBittorrent: address and sign-in, preview, import. */
export const FromTorrents = ({ name }: { name: string }) => {
  const [address, setAddress] = useState(nowhere)
  const body = bodyOf(address)
  const { preview, take, reset } = useImport((step) =>
    ask(
      step === 'preview'
        ? client.POST('/api/v1/import/qbittorrent/preview', { body })
        : client.POST('/api/v1/import/qbittorrent', { body }),
    ),
  )
  const change = (changed: Partial<Address>) => {
    setAddress({ ...address, ...changed })
    reset()
  }
  return (
    <ImportForm {...{ preview, take, name }} text={t('torrents.text')} isComplete={body.url !== ''}>
      <Fields name={name} address={address} onChange={change} />
    </ImportForm>
  )
}

const bodyOf = ({ url, username, password, category }: Address) => ({
  url: url.trim(),
  ...(username.trim() && { username: username.trim() }),
  ...(password && { password }),
  ...(category.trim() && { category: category.trim() }),
})

type FieldsProps = { name: string; address: Address; onChange: (changed: Partial<Address>) => void }
const Fields = ({ name, address, onChange }: FieldsProps) => (
  <>
    <UrlField name={name} example="http://localhost:8080" value={address.url} onChange={(url) => onChange({ url })} />
    <Field label={t('player.username')} help={t('torrents.username_help')}>
      {(wired) => (
        <TextInput {...wired} maxLength={200} value={address.username} onChange={({ target }) => onChange({ username: target.value })} />
      )}
    </Field>
    <Field label={t('player.password')}>
      {(wired) => (
        <TextInput
          {...wired}
          type="password"
          maxLength={500}
          value={address.password}
          onChange={({ target }) => onChange({ password: target.value })}
        />
      )}
    </Field>
    <Field label={t('torrents.category')} help={t('torrents.category_help')}>
      {(wired) => (
        <TextInput {...wired} maxLength={100} value={address.category} onChange={({ target }) => onChange({ category: target.value })} />
      )}
    </Field>
  </>
)
