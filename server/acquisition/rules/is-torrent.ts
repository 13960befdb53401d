import { say } from '#server/lib/sentence'
import { type Rule, refuse } from '../candidate'
import { sentences } from '../sentences'

export const isTorrent: Rule = ({ protocol }) => (protocol === 'torrent' ? undefined : refuse(say(sentences, 'protocol_not_supported')))
