import { codeOf } from '#server/foundation/platform/durable-files'
import { OutOfSpace } from '#server/foundation/platform/errors'

export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof OutOfSpace || ['SQLITE_FULL', 'ENOSPC', 'EDQUOT'].includes(codeOf(error))
