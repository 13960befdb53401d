import { useQuery } from '@tanstack/react-query'
import { ClipboardPaste, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { ask, client } from '../../../data/api/client'
import type { CustomFormat } from '../../../data/api/types'
import { listOf } from '../../../i18n/format'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { Dialog } from '../../../kit/dialog'
import { ManagedList, ManagedRow } from '../managed-list'
import { customFormatsQuery } from '../queries'
import { conditionWords } from './condition'
import { FormatForm } from './form'
import { PasteFormats } from './paste'

/** Custom formats. Their scores are set per quality profile. */
export const CustomFormatsPage = () => {
  const formats = useQuery(customFormatsQuery)
  const [open, setOpen] = useState<CustomFormat | 'new' | 'paste'>()
  const close = () => setOpen(undefined)
  return (
    <ManagedList
      title={t('format.title')}
      text={t('format.text')}
      list={formats}
      add={{ label: t('format.add'), run: () => setOpen('new') }}
      otherwise={
        <Button icon={ClipboardPaste} onClick={() => setOpen('paste')}>
          {t('format.paste')}
        </Button>
      }
      empty={{ icon: Sparkles, title: t('format.none'), text: t('format.none_text') }}
      row={(format) => (
        <ManagedRow
          key={format.id}
          name={format.name}
          onEdit={() => setOpen(format)}
          remove={{
            text: t('format.remove_text'),
            run: () => ask(client.DELETE('/api/v1/custom-formats/{id}', { params: { path: { id: format.id } } })),
          }}
        >
          <p className="line-clamp-2 break-words text-muted text-sm">{listOf(format.conditions.map(conditionWords))}</p>
        </ManagedRow>
      )}
    >
      {open === 'paste' && (
        <Dialog open onClose={close} title={t('format.paste')} text={t('format.paste_text')} wide>
          <PasteFormats onClose={close} />
        </Dialog>
      )}
      {open && open !== 'paste' && (
        <Dialog open onClose={close} title={open === 'new' ? t('format.add') : open.name} wide>
          <FormatForm format={open === 'new' ? undefined : open} onClose={close} />
        </Dialog>
      )}
    </ManagedList>
  )
}
