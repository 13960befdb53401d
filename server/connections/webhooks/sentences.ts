export const sentences = {
  webhook_headers_again: 'must be sent again when the address changes',
  webhook_header_name: 'has a name that is not allowed',
  webhook_header_value: 'has a value that is not allowed in a header',
  webhook_template_not_json: 'starts like JSON but is not valid; put placeholders inside quotes',
  webhook_taken: 'The receiver accepted it',
  webhook_status: 'The receiver returned status {status}',
  webhook_unreachable: 'The receiver cannot be reached: {error}',
} as const
