import { type Context, type Refusal, type Rule, refuse, type UnderWay } from '../candidate'
import { isEnough, isMereCorrection, offerOf, whyNotUpgrade } from '../upgrade'

/** What is under way already would not be better than this. */
export const queueIsWorse: Rule = (release, context) => {
  for (const download of context.queue) {
    const refusal = judge(download, offerOf(release), context)
    if (refusal) return refusal
  }
  return undefined
}

const judge = (download: UnderWay, offer: ReturnType<typeof offerOf>, context: Context): Refusal | undefined => {
  if (context.settings.propers === 'do_not_upgrade' && isMereCorrection(download, offer, context))
    return refuse('queue_propers_off', `${download.title} is under way, and corrected versions are not fetched`)
  if (isEnough(download, offer, context))
    return refuse('queue_meets_cutoff', `${download.title} is under way and as good as the profile asks for`)
  const why = whyNotUpgrade(download, offer, context)
  return why && refuse(`queue_${why.code}`, `${download.title} is under way: ${why.text}`)
}
