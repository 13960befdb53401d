import { sayProblem } from '../../api/actions'
import { ask, client } from '../../api/client'
import { t } from '../../i18n/translate'
import { MoviePicker } from '../../scan/movie-picker'
import { toast } from '../../ui/toast'

/** Picks a movie that lists must not add. */
export const ExcludeDialog = ({ onClose }: { onClose: () => void }) => (
  <MoviePicker
    title={t('aside.add_movie')}
    text={t('aside.movies_text')}
    onClose={onClose}
    onPick={({ metadata_id, title, year }) =>
      void ask(client.POST('/api/v1/exclusions', { body: { metadata_id, title, year } }))
        .then(() => {
          toast(t('aside.movie_added', { title }), { tone: 'ok' })
          onClose()
        })
        .catch(sayProblem)
    }
  />
)
