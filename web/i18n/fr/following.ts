import type { Words } from '../catalog'
import type { following as english } from '../en/following'

export const following: Words<typeof english> = {
  'follow.follow': 'Suivre',
  'follow.follow_name': 'Suivre {name}',
  'follow.following': 'Suivi',
  'follow.followed': 'Vous suivez {name}',
  'follow.heading': 'Nouveaux films',
  'follow.want': 'Les ajouter',
  'follow.want_help': 'Ils rejoignent votre bibliothèque, et Marquee les recherche.',
  'follow.tell': 'Seulement m’avertir',
  'follow.tell_help':
    'Ils apparaissent dans l’historique et dans les notifications, puis de nouveau quand un de vos services de streaming les propose.',
  'follow.end': 'Ne plus suivre',
  'follow.ended': 'Vous ne suivez plus {name}',
  'follow.now_wanted': '{name} : les nouveaux films seront ajoutés',
  'follow.now_told': '{name} : vous serez averti des nouveaux films',
  'follow.title': 'Suivis',
  'follow.text':
    'Marquee cherche de nouveaux films chaque jour. Les films antérieurs restent tels quels ; ce que vous avez supprimé ou exclu ne revient pas.',
  'follow.find': 'Trouver quoi suivre',
  'follow.none': 'Vous ne suivez encore rien',
  'follow.none_text':
    'Ouvrez la page d’une personne, d’un studio ou d’une saga, ou cherchez dans « Découvrir », puis appuyez sur « Suivre ».',
  'follow.check': 'Chercher maintenant',
  'follow.checked': { zero: 'Rien de nouveau de {name}', one: 'Un nouveau film de {name}', other: '{count} nouveaux films de {name}' },
  'follow.end_text': 'Les films ajoutés ainsi restent dans votre bibliothèque.',
  'follow.found': { zero: 'Rien de nouveau pour l’instant', one: 'Un nouveau film', other: '{count} nouveaux films' },
  'follow.last': 'vérifié {when}',
  'follow.waiting': {
    one: '{count} film attend, car il y en avait beaucoup de nouveaux à la fois.',
    other: '{count} films attendent, car il y en avait beaucoup de nouveaux à la fois.',
  },
  'follow.add_all': 'Les ajouter',
  'follow.add_none': 'Les laisser',
  'follow.collections': 'Sagas',
  'follow.kind_person': 'Personne',
  'follow.kind_studio': 'Studio',
  'follow.kind_collection': 'Saga',
  'follow.kind_search': 'Recherche',
  'follow.brought': 'Trouvés jusqu’ici',
  'follow.state_waiting': 'attend votre réponse',
  'follow.state_added': 'ajouté',
  'follow.state_told': 'signalé',
  'follow.state_declined': 'laissé',
}
