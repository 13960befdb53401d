import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck, Wifi } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ask, askOpenly, client } from '../../data/api/client'
import { configFieldsQuery } from '../../data/api/queries'
import type { Pairing } from '../../data/api/types'
import { useLatestEvent } from '../../data/live/use-latest-event'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { copy } from '../../kit/copy'
import { Ring, useSecondsLeft } from '../../kit/countdown'
import { Dialog } from '../../kit/dialog'
import { Field, Select } from '../../kit/field'
import { isUnreachable, Problem } from '../../kit/problem'
import { ProblemCard } from '../../kit/problem-card'
import { Skeleton } from '../../kit/skeleton'
import { toast } from '../../kit/toast'

const LOOK_MS = 500
const MOST_POLLS = 20

/** A QR code for pairing a phone. It renews itself and reports when a device has signed in. */
export const PairDialog = ({ onClose }: { onClose: () => void }) => {
  const state = usePairing()
  const { pairing } = state
  const event = useLatestEvent('session_created')
  const came = event && event.session_id === pairing.data?.id ? event.label : undefined
  return (
    <Dialog open onClose={onClose} title={t('device.pair')} text={came || !pairing.data ? undefined : t('device.pair_text')}>
      {came === undefined ? <Waiting {...state} /> : <Came name={came} onClose={onClose} />}
    </Dialog>
  )
}

const Came = ({ name, onClose }: { name: string; onClose: () => void }) => (
  <div role="status" className="grid justify-items-center gap-3 py-8 text-center">
    <CircleCheck aria-hidden className="size-14 text-ok" strokeWidth={1.5} />
    <p className="font-medium text-lg">{t('device.connected', { name })}</p>
    <Button kind="primary" onClick={onClose}>
      {t('device.done')}
    </Button>
  </div>
)

const Waiting = ({ isAlone, pairing, error, retry }: ReturnType<typeof usePairing>) => {
  if (isAlone) return <OnlyHere onOpened={retry} />
  if (error) return <ProblemCard error={error} onRetry={retry} />
  if (!pairing.data) return <Skeleton className="mx-auto size-60" />
  return <Code key={pairing.data.code} pairing={pairing.data} onExpired={() => void pairing.refetch()} />
}

/** Creates a code only if another device can reach this computer: the service would reject it otherwise. */
const usePairing = () => {
  const addresses = useQuery({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/auth/addresses', { signal })),
    gcTime: 0,
    retry: false,
  })
  const isAlone = addresses.data?.urls.length === 0
  const pairing = useQuery({
    enabled: addresses.isSuccess && !isAlone,
    queryKey: ['pairing'],
    queryFn: async () => {
      const issued = await ask(client.POST('/api/v1/auth/sessions', { body: { kind: 'qr' } }))
      if (!('pairing' in issued)) throw new Problem({ status: 500, code: 'unexpected', message: t('problem.unexpected') })
      return issued.pairing
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const retry = addresses.isSuccess && !isAlone ? pairing.refetch : addresses.refetch
  return { isAlone, pairing, error: addresses.error ?? pairing.error, retry }
}

const OnlyHere = ({ onOpened }: { onOpened: () => unknown }) => {
  const open = useMutation({ mutationFn: openToNetwork, onSuccess: () => onOpened() })
  const told = useQuery(configFieldsQuery)
  const ordered = told.data?.results.find(({ name }) => name === 'listen_address')?.overridden_by ?? null
  if (told.isPending) return <Skeleton className="h-40" />
  if (ordered !== null)
    return (
      <div className="grid gap-4 pb-4">
        <p>{t('device.only_here')}</p>
        <p className="text-soft">{t('device.told_where', { value: String(ordered) })}</p>
      </div>
    )
  return (
    <div className="grid gap-4 pb-4">
      <p>{t('device.only_here')}</p>
      <p className="text-soft">{t('network.text')}</p>
      <p className="text-muted text-sm">{t('device.firewall')}</p>
      {open.error && <ProblemCard error={open.error} />}
      <Button kind="primary" icon={Wifi} busy={open.isPending} onClick={() => open.mutate()} className="justify-self-start">
        {t('network.open')}
      </Button>
    </div>
  )
}

/** Switches to listening on all addresses and waits until the service answers again. */
const openToNetwork = async () => {
  await ask(client.PUT('/api/v1/config', { body: { listen_address: '0.0.0.0' } })).catch((error: unknown) => {
    if (!isUnreachable(error)) throw error
  })
  for (let poll = 0; poll < MOST_POLLS; poll++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    if (await askOpenly(client.GET('/api/v1/status')).catch(() => undefined)) return
  }
}

const Code = ({ pairing, onExpired }: { pairing: Pairing; onExpired: () => void }) => {
  const left = useSecondsLeft(pairing.expires_at)
  const [whole] = useState(Math.max(1, left))
  useEffect(() => {
    if (left === 0) onExpired()
  }, [left, onExpired])
  const best = pairing.urls[0] ?? ''
  const [address, setAddress] = useState(best)
  const picture = useQuery({
    queryKey: ['pairing', 'picture', pairing.code, address],
    queryFn: async () => (await import('./pairing-picture')).pairingPicture(address, pairing.code),
    enabled: address !== best,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const drawn = address === best ? pairing.qr_svg : picture.data
  return (
    <div className="grid justify-items-center gap-4 pb-3">
      {drawn === undefined ? (
        <Skeleton className="size-60" />
      ) : (
        <img src={`data:image/svg+xml,${encodeURIComponent(drawn)}`} alt={t('device.qr')} className="size-60 rounded-card bg-white p-3" />
      )}
      <p className="flex items-center gap-2 text-muted text-sm">
        <Ring share={left / whole} />
        {t('device.renews', { count: left })}
      </p>
      {pairing.urls.length > 1 && (
        <Field label={t('device.address')} help={t('device.address_help')}>
          {(wired) => (
            <Select
              {...wired}
              className="w-full"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
              options={pairing.urls.map((url) => ({ value: url, label: url }))}
            />
          )}
        </Field>
      )}
      <dl className="grid w-full gap-2 text-center">
        <div>
          <dt className="text-muted text-sm">{t('device.or_open')}</dt>
          <dd className="break-all font-mono">{address}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{t('device.and_type')}</dt>
          <dd className="font-medium font-mono text-2xl tracking-wider">{pairing.typed_code}</dd>
        </div>
      </dl>
      <Button
        small
        onClick={() =>
          void copy(`${address}/#pair=${pairing.code}`).then((copied) =>
            toast(t(copied ? 'ui.copied' : 'ui.copy_failed'), { tone: copied ? 'ok' : 'bad' }),
          )
        }
      >
        {t('device.copy')}
      </Button>
    </div>
  )
}
