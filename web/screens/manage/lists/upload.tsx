import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { sayProblem } from '../../../data/api/actions'
import { ask, client } from '../../../data/api/client'
import type { FollowedList } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'

/** Turns an export of another service into a list. */
export const ListUpload = ({ onUploaded }: { onUploaded: (list: FollowedList) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const upload = useMutation({ mutationFn: sendFile, onError: sayProblem, onSuccess: onUploaded })
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.zip"
        className="hidden"
        aria-label={t('list.upload')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) upload.mutate(file)
          event.target.value = ''
        }}
      />
      <Button folds icon={Upload} changes busy={upload.isPending} onClick={() => input.current?.click()}>
        {t('list.upload')}
      </Button>
    </>
  )
}

const sendFile = async (file: File): Promise<FollowedList> => {
  const form = new FormData()
  form.set('file', file)
  // The client sends FormData as it is, but its type only knows the fields.
  return await ask(client.POST('/api/v1/lists/upload', { body: form as unknown as { file: string } }))
}
