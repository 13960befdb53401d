import { fetchingFields } from './fields-fetching'
import { providerFields } from './fields-providers'
import { serviceFields } from './fields-service'

/**
 * Every setting of the service. Column, API schema, form and redaction follow from the line here.
 * The ten secrets among them are those that the specification names; any other secret lives in a table of its own.
 */
export const configFields = { ...serviceFields, ...fetchingFields, ...providerFields }
