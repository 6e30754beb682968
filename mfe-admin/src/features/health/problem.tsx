import { FormattedMessage } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'

const query = 'Failed query: '
/** How long a message can be that is shown as it is. */
const short = 140

/** Says why a job failed in a line; all of a longer message is shown on request. */
export function HealthProblem({ text }: { text: string }) {
  const [first = ''] = text.split('\n', 1)
  const summary = first.startsWith(query) ? (
    <FormattedMessage id="mfe-admin.health.queryFailed" />
  ) : first.length > short ? (
    `${first.slice(0, short).trimEnd()}…`
  ) : (
    first
  )
  return (
    <Box overflowWrap="anywhere" color="fg.muted" maxW="420px">
      {summary}
      {summary !== text && (
        <details>
          <Box
            as="summary"
            w="fit-content"
            // On a phone, values stand at the end of their line.
            ms={{ base: 'auto', md: '0' }}
            py="12px"
            ps={{ base: '8px', md: '0' }}
            pe={{ base: '0', md: '8px' }}
            cursor="pointer"
          >
            <FormattedMessage id="mfe-admin.health.details" />
          </Box>
          <Box textStyle="small" textAlign="start" whiteSpace="pre-wrap">
            {text}
          </Box>
        </details>
      )}
    </Box>
  )
}
