import type { Words } from '../catalog'
import type { hardware as english } from '../en/hardware'

export const hardware: Words<typeof english> = {
  'hardware.title': 'Video umwandeln auf diesem Computer',
  'hardware.software': 'Der Prozessor wandelt Video um.',
  'hardware.used': '{name}{device} wandelt Video um.',
  'hardware.works': 'funktioniert',
  'hardware.failed': 'Das ist beim Abspielen eines Films gescheitert, der Prozessor hat übernommen: {reason}',
  'hardware.measure': 'Geschwindigkeit messen',
  'hardware.measuring': 'Das dauert bis zu einer Minute.',
  'hardware.fast': '{from} zu {to}: {times} × Echtzeit',
  'hardware.slow': '{from} zu {to}: {times} × Echtzeit, zum Ansehen zu langsam',
}
