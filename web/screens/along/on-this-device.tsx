import { percent, size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Bar } from '../../kit/bar'
import { Button } from '../../kit/button'
import { useStore } from '../../kit/store'
import { leaveHere, store, type Taken, taken } from '../../shell/offline/taken'

/** The movies in this browser, with their sizes. */
export const OnThisDevice = () => {
  const { items } = useStore(taken)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="on-this-device" className="mt-4">
      <h2 id="on-this-device" className="font-bold text-lg">
        {t('along.on_device')}
      </h2>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <Line key={item.file_id} item={item} />
        ))}
      </ul>
      <p className="mt-2 text-muted text-sm">{t('along.offline_how')}</p>
    </section>
  )
}

const Line = ({ item }: { item: Taken }) => {
  const { bytes, troubles } = useStore(taken)
  const trouble = troubles[item.file_id]
  const share = Math.min(1, (bytes[item.file_id] ?? 0) / item.size_bytes)
  const name = item.year === null ? item.title : `${item.title} (${String(item.year)})`
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-40 grow">
          <h3 className="font-medium">{name}</h3>
          <p className="text-muted text-sm">
            {size(item.size_bytes + (item.texts_bytes ?? 0))}
            {item.texts !== undefined && item.texts.length > 0 && ` · ${t('along.texts_here', { count: item.texts.length })}`}
            {!item.is_whole && ` · ${t('along.storing', { share: percent(share) })}`}
          </p>
        </div>
        {trouble !== undefined && trouble !== 'waits' && (
          <Button small onClick={() => store(item.file_id)}>
            {t('along.again')}
            <span className="visually-hidden">{name}</span>
          </Button>
        )}
        <Button small kind="quiet" onClick={() => void leaveHere(item.file_id)}>
          {t('along.remove')}
          <span className="visually-hidden">{name}</span>
        </Button>
      </div>
      {!item.is_whole && (
        <div className="mt-2">
          <Bar value={share} label={name} />
        </div>
      )}
      {trouble !== undefined && (
        <p role="alert" className="mt-2 text-bad text-sm">
          {t(`along.${trouble}`)}
        </p>
      )}
    </li>
  )
}
