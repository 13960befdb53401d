import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import { configQuery } from '../../data/api/queries'
import type { Config, ConfigValue, FieldDeclaration } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Problem } from '../../kit/problem'
import { toast } from '../../kit/toast'

export type Draft = ReturnType<typeof useDraft>

/** Unsaved changes by section. They survive navigation, but not a reload. */
const kept = new Map<string, Config>()

const same = (a: ConfigValue | undefined, b: ConfigValue | undefined) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Unsaved changes of a section. Only changed fields are sent. */
export const useDraft = (section: string, fields: readonly FieldDeclaration[], config: Config) => {
  const queries = useQueryClient()
  const [changes, setChanges] = useState<Config>(() => kept.get(section) ?? {})
  const keep = (next: Config) => {
    kept.set(section, next)
    setChanges(next)
  }
  const put = async (body: Config) => {
    const stored = await ask(client.PUT('/api/v1/config', { body }))
    queries.setQueryData(configQuery.queryKey, stored)
  }
  const save = useMutation({
    mutationFn: async (body: Config) => {
      const secrets = fields.filter(({ name, secret }) => secret && name in body)
      const before = Object.fromEntries(
        Object.keys(body)
          .filter((name) => !secrets.some((field) => field.name === name))
          .map((name) => [name, config[name] ?? null]),
      )
      await put(body)
      return { before, hasSecret: secrets.length > 0 }
    },
    onSuccess: ({ before, hasSecret }) => {
      keep({})
      const undo = () => void put(before).then(() => toast(t('settings.undone'), { tone: 'ok' }), sayProblem)
      const canUndo = Object.keys(before).length > 0
      toast(t(hasSecret ? 'settings.saved_secret' : 'ui.saved'), {
        tone: 'ok',
        ...(canUndo && { action: { label: t('ui.undo'), run: undo } }),
      })
    },
  })
  const names = Object.keys(changes)
  return {
    changes,
    count: names.length,
    saving: save.isPending,
    problem: save.error,
    errors: errorsOf(save.error, fields),
    value: (name: string): ConfigValue => (name in changes ? changes[name]! : (config[name] ?? null)),
    change: (name: string, value: ConfigValue | undefined) => {
      const { [name]: _, ...others } = changes
      keep(value === undefined || same(value, config[name]) ? others : { ...others, [name]: value })
    },
    discard: () => {
      save.reset()
      keep({})
    },
    save: () => {
      if (names.length > 0) save.mutate(changes)
    },
  }
}

/** An error starts with the name of its field and is shown there. */
const errorsOf = (error: unknown, fields: readonly FieldDeclaration[]): Record<string, string> => {
  if (!(error instanceof Problem) || error.status !== 422) return {}
  const field = fields.find(({ name }) => error.message.startsWith(`${name}:`) || error.message.startsWith(`/${name}`))
  return field ? { [field.name]: error.message.slice(error.message.indexOf(':') + 1).trim() } : {}
}
