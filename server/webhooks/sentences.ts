export const sentences = {
  webhook_headers_again: 'must be sent again when the address changes',
  webhook_header_name: 'has a name that cannot be set',
  webhook_header_value: 'has a value that no header can carry',
  webhook_template_not_json: 'begins like JSON and is none; placeholders stand inside of quotes',
  webhook_taken: 'It was taken',
  webhook_status: 'It answers with status {status}',
  webhook_unreachable: 'It cannot be reached: {error}',
} as const
