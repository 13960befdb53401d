import { ask, client } from '../api/client'
import { sayProblem } from '../api/deeds'
import { t } from '../i18n/translate'
import { FilmPicker } from '../scan/film-picker'
import { toast } from '../ui/toast'

/** Chooses a film that no list may add. */
export const NeverAddDialog = ({ onClose }: { onClose: () => void }) => (
  <FilmPicker
    title={t('aside.add_film')}
    text={t('aside.films_text')}
    onClose={onClose}
    onPick={({ metadata_id, title, year }) =>
      void ask(client.POST('/api/v1/exclusions', { body: { metadata_id, title, year } }))
        .then(() => {
          toast(t('aside.film_added', { title }), { tone: 'ok' })
          onClose()
        })
        .catch(sayProblem)
    }
  />
)
