import type { Words } from '../catalog'
import type { televisions as english } from '../en/televisions'

/** Televisions: devices that browse by DLNA. */
export const televisions: Words<typeof english> = {
  'dlna.devices': 'Geräte, die per DLNA ansehen',
  'dlna.wait': 'Ein neues Gerät sieht nur einen Hinweis, bis du es hier erlaubst.',
  'dlna.all_may': 'Jedes Gerät in deinem Netzwerk darf ansehen.',
  'dlna.none': 'Noch keines. Öffne auf einem Fernseher die Liste der Server und wähle Marquee; dann erscheint er hier.',
  'dlna.may_watch': '{name} darf ansehen',
  'dlna.forget': '{name} vergessen',
}
