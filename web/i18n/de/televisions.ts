import type { Words } from '../catalog'
import type { televisions as english } from '../en/televisions'

/** Televisions: devices that browse by DLNA. */
export const televisions: Words<typeof english> = {
  'tv_page.title': 'Seite für Fernseher',
  'tv_page.open': 'Öffne das im Browser des Fernsehers, scanne dann seinen Code oder gib ihn auf der Seite „Geräte“ ein:',
  'tv_page.alone':
    'Marquee ist nur auf diesem Computer erreichbar, kein Fernseher kann es öffnen. Stelle unter Einstellungen → System → Server die Adresse 0.0.0.0 ein.',
  'dlna.devices': 'Geräte, die per DLNA ansehen',
  'dlna.wait': 'Ein neues Gerät sieht nur einen Hinweis, bis du es hier erlaubst.',
  'dlna.all_may': 'Jedes Gerät in deinem Netzwerk darf ansehen.',
  'dlna.none': 'Noch keines. Öffne auf einem Fernseher die Liste der Server und wähle Marquee; dann erscheint er hier.',
  'dlna.may_watch': '{name} darf ansehen',
  'dlna.forget': '{name} vergessen',
}
