import { type ComponentProps, useEffect, useRef } from 'react'
import { t } from '../i18n/translate'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> & { file: File | undefined }

/** A file field in the user's language. The browser's own, which speaks the browser's language, lies unseen on top and takes clicks and drops. */
export const FileInput = ({ file, ...rest }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!file && input.current) input.current.value = ''
  }, [file])
  return (
    <span className="field-control relative flex min-w-0 items-center gap-3 px-2! outline-offset-2 has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <span aria-hidden className="shrink-0 rounded-ctl bg-hover px-3 py-1 font-medium">
        {t('ui.choose_file')}
      </span>
      <span aria-hidden className={file ? 'truncate' : 'truncate text-muted'}>
        {file?.name ?? t('ui.no_file')}
      </span>
      <input {...rest} ref={input} type="file" className="absolute inset-0 size-full cursor-pointer opacity-0" />
    </span>
  )
}
