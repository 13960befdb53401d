import { useMutation } from '@tanstack/react-query'
import { CircleCheck, PlugZap } from 'lucide-react'
import { ask, client } from '../../data/api/client'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'
import type { Draft } from './use-draft'

const tests: Record<string, string> = {
  Metadata: 'metadata',
  Tracker: 'tracker',
  Subtitles: 'subtitles',
  Lists: 'list',
  'Media tool': 'media-tool',
}

/** Tests the values in the form, saved or not. */
export const SectionTest = ({ section, draft }: { section: string; draft: Draft }) => {
  const what = tests[section]
  const test = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/config/test/{what}', { params: { path: { what: what ?? '' } }, body: draft.changes })),
  })
  if (!what) return null
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={PlugZap} busy={test.isPending} onClick={() => test.mutate()}>
          {t('settings.test')}
        </Button>
        {test.data && !test.isPending && (
          <p role="status" className="inline-flex items-center gap-1.5 text-ok">
            <CircleCheck aria-hidden className="size-4" />
            {test.data.message ? told({ ...test.data, text: test.data.message }) : t('settings.test_ok')}
          </p>
        )}
      </div>
      {test.error && <ProblemCard error={test.error} />}
    </div>
  )
}
