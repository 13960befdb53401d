import { useMutation } from '@tanstack/react-query'
import { ArrowRight, FlaskConical } from 'lucide-react'
import { ask, client } from '../../../data/api/client'
import type { Evaluation, QualityProfile } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { ProblemCard } from '../../../kit/problem-card'

type Changed = Omit<Partial<QualityProfile>, 'id'>
type Movie = Evaluation['changes'][number]

/** Evaluates recently seen releases with the profile in the form. Saves and grabs nothing. */
export const ProfileEffect = ({ id, draft }: { id: number; draft: Changed }) => {
  const preview = useMutation({
    mutationFn: async (profile: Changed) => {
      const { changes } = await ask(client.POST('/api/v1/releases/evaluate', { body: { quality_profile_id: id, profile } }))
      return { of: JSON.stringify(profile), changes }
    },
  })
  const shown = preview.data?.of === JSON.stringify(draft) ? preview.data.changes : undefined
  return (
    <section aria-labelledby="profile-effect" className="grid gap-3">
      <div>
        <h3 id="profile-effect" className="font-medium">
          {t('profile.effect')}
        </h3>
        <p className="text-muted text-sm">{t('profile.effect_help')}</p>
      </div>
      {preview.error && <ProblemCard error={preview.error} onRetry={() => preview.mutate(draft)} />}
      {shown ? (
        <Effect movies={shown} />
      ) : (
        <Button icon={FlaskConical} className="justify-self-start" busy={preview.isPending} onClick={() => preview.mutate(draft)}>
          {t('profile.effect_see')}
        </Button>
      )}
    </section>
  )
}

const Effect = ({ movies }: { movies: readonly Movie[] }) => (
  <>
    <p role="status">{t('profile.effect_movies', { count: movies.length })}</p>
    {movies.length > 0 && (
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {movies.map((movie) => (
          <li key={movie.movie_id} className="grid gap-0.5 px-4 py-2.5">
            <p className="font-medium">{movie.movie_title}</p>
            {movie.before?.release_id === movie.after?.release_id ? (
              <p className="text-muted text-sm">{t('profile.effect_judged', { count: movie.verdicts_changed })}</p>
            ) : (
              <div className="flex flex-wrap items-baseline gap-x-2 text-sm">
                <Taken release={movie.before} />
                <ArrowRight aria-label={t('profile.effect_becomes')} className="size-3.5 shrink-0 self-center text-muted rtl:rotate-180" />
                <Taken release={movie.after} />
              </div>
            )}
          </li>
        ))}
      </ul>
    )}
  </>
)

const Taken = ({ release }: { release: Movie['before'] }) =>
  release ? (
    <span className="min-w-0 text-soft [overflow-wrap:anywhere]">
      {release.quality} <span className="text-muted">{release.title}</span>
    </span>
  ) : (
    <span className="text-muted">{t('profile.effect_none')}</span>
  )
