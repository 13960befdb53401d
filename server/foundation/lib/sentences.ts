const formats = {
  format_http: 'must be an http or https address',
  format_url: 'must be an http or https address without a user name, password, or key in it',
  format_link_local: 'must not be a link-local address, where clouds hand out credentials',
  format_base_path: 'must look like /movies, without a slash at the end',
  format_path: 'must be a full path',
  format_language: 'must look like en or en-US',
  format_region: 'must be the two letters of a country, such as US',
  format_host: 'must be an address of this computer',
  format_endpoint: 'must look like host:port',
  format_interface_name: 'must be the name of a network interface, such as wg0 or tun0',
  format_wireguard_key: 'must be 44 characters, as the VPN provider gives it',
  format_template: 'must be a template',
  format_time: 'must be a time of day such as 18:30',
} as const

/** Why a user's regular expression is refused. */
const patterns = {
  pattern_unusable: 'The pattern cannot be used: {why:said}',
  pattern_too_long: 'it is longer than {most:number} characters',
  pattern_too_large: 'it is too large',
  pattern_not_opened: 'a ) has no matching (',
  pattern_too_deep: 'its brackets are nested more than {most:number} deep',
  pattern_repeats_nothing: 'it repeats something that matches no character',
  pattern_repeats_twice: 'it nests one repetition in another',
  pattern_repeats_too_often: 'it repeats something more than {most:number} times',
  pattern_counts_backwards: '{written} counts backwards',
  pattern_nothing_to_repeat: '{written} has nothing to repeat',
  pattern_not_understood: '{written} is not understood',
  pattern_not_closed: 'a ( is never closed',
  pattern_class_not_closed: 'a [ is never closed',
} as const

/** Why a document is refused. */
export const ofXml = {
  xml_empty: '{party:word} returned an empty response',
  xml_too_deep: '{party:word} returned XML that is nested too deeply',
  xml_too_much: '{party:word} returned more XML than a feed can have',
  xml_document_type: '{party:word} returned XML with a document type, which a feed never needs',
  xml_broken: '{party:word} returned broken XML',
  xml_web_page: '{party:word} returned a web page instead of XML',
} as const

export const sentences = { ...formats, ...patterns, ...ofXml } as const
