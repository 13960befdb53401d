import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

export const isTorrent: LastingRule = ({ protocol }) =>
  protocol === 'torrent' ? undefined : refuse(say(sentences, 'protocol_not_supported'))
