import { say } from '#server/foundation/lib/sentence'
import { type Context, type Refusal, type Rule, refuse, type UnderWay } from '../candidate'
import { sentences } from '../sentences'
import { isEnough, isMereCorrection, offerOf, whyNotUpgrade } from '../upgrade'

/** Refuses a release that is no better than a download in progress. */
export const queueIsWorse: Rule = (release, context) => {
  for (const download of context.queue) {
    const refusal = judge(download, offerOf(release), context)
    if (refusal) return refusal
  }
  return undefined
}

const judge = (download: UnderWay, offer: ReturnType<typeof offerOf>, context: Context): Refusal | undefined => {
  const { title } = download
  if (context.settings.propers === 'do_not_upgrade' && isMereCorrection(download, offer, context))
    return refuse(say(sentences, 'queue_propers_off', { title }))
  if (isEnough(download, offer, context)) return refuse(say(sentences, 'queue_meets_cutoff'))
  const why = whyNotUpgrade(download, offer, context)
  return why && refuse(say(sentences, 'queue_is_better', { title, why }))
}
