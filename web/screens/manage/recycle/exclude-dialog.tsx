import { sayProblem } from '../../../data/api/actions'
import { ask, client } from '../../../data/api/client'
import { t } from '../../../i18n/translate'
import { toast } from '../../../kit/toast'
import { MoviePicker } from '../../scan/movie-picker'

/** Picks a movie that lists must not add. */
export const ExcludeDialog = ({ onClose }: { onClose: () => void }) => (
  <MoviePicker
    title={t('removed.add_movie')}
    text={t('removed.movies_text')}
    onClose={onClose}
    onPick={({ metadata_id, title, year }) =>
      void ask(client.POST('/api/v1/exclusions', { body: { metadata_id, title, year } }))
        .then(() => {
          toast(t('removed.movie_added', { title }), { tone: 'ok' })
          onClose()
        })
        .catch(sayProblem)
    }
  />
)
