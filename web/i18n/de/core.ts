import type { english } from '../en/core'
import type { Message } from '../translate'
import { movies } from './movies'
import { shell } from './shell'

export const german: Record<keyof typeof english, Message> = { ...shell, ...movies }
