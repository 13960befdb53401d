import { fetchingFields } from './fields-fetching'
import { providerFields } from './fields-providers'
import { serviceFields } from './fields-service'

/**
 * Every setting. Its column, API schema, form, and redaction follow from its declaration here.
 * The ten secrets among them are those that the specification names; all other secrets are in tables of their own.
 */
export const configFields = { ...serviceFields, ...fetchingFields, ...providerFields }
