import type { EndpointDefinition } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

/**
 * Returns all error codes an endpoint may answer with: its own and those that follow from its access, input
 * and limits.
 */
export const documentedErrors = (definition: EndpointDefinition): ErrorCode[] => {
  const implied: ErrorCode[] = ['internal', 'unavailable', 'timeout', 'rate_limited']
  if (definition.access !== 'public') implied.push('unauthenticated')
  if (definition.access !== 'public' && definition.access !== 'team') implied.push('account_inactive')
  if (definition.access === 'owner' || definition.access === 'admin') implied.push('forbidden')
  if (definition.params) implied.push('not_found')
  if (definition.query) implied.push('validation')
  if (definition.body || definition.files) {
    implied.push('malformed_request', 'validation', 'payload_too_large', 'unsupported_media_type', 'too_slow')
  }
  if (definition.files) implied.push('file_too_large', 'unsupported_file')
  return [...new Set([...definition.errors, ...implied])]
}
