import type { SystemKey } from '../en/system'
import type { Message } from '../translate'

export const german: Record<SystemKey, Message> = {
  'system.title': 'System',
}
