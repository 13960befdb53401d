import { type Rule, refuse } from '../candidate'

export const isTorrent: Rule = ({ protocol }) =>
  protocol === 'torrent' ? undefined : refuse('protocol_not_supported', 'it is offered over usenet, only torrents can be fetched')
