import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { licensesQuery } from './queries'

/** Third-party software and its licenses. */
export const Licenses = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="grid gap-3">
      <h2 className="font-bold text-lg">{t('licenses.title')}</h2>
      <p className="text-muted text-sm">{t('licenses.text')}</p>
      {isOpen ? (
        <List />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{t('licenses.show')}</Button>
        </div>
      )}
    </section>
  )
}

const List = () => {
  const licenses = useInfiniteQuery(licensesQuery)
  const all = licenses.data?.pages.flatMap(({ results }) => results) ?? []
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {all.map(({ name, version, license, text }) => (
          <li key={`${name}@${version}`} className="px-4 py-2">
            <details>
              <summary className="py-1">
                {name} <span className="text-muted text-sm">{`${version}, ${license}`}</span>
              </summary>
              <pre className="whitespace-pre-wrap break-words py-2 text-sm">{text}</pre>
            </details>
          </li>
        ))}
      </ul>
      {licenses.hasNextPage && (
        <div>
          <Button busy={licenses.isFetchingNextPage} onClick={() => void licenses.fetchNextPage()}>
            {t('ui.more')}
          </Button>
        </div>
      )}
      {licenses.data && all.length === 0 && <p className="text-muted">{t('licenses.none')}</p>}
    </>
  )
}
