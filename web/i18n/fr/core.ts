import type { Words } from '../catalog'
import type { words as english } from '../en/core'
import { leaving } from './leaving'
import { movies } from './movies'
import { shell } from './shell'

export const words: Words<typeof english> = { ...shell, ...leaving, ...movies }
