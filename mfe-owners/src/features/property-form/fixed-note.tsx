import { FormattedMessage } from '@metrolibre/platform'
import { Alert, Box } from '@metrolibre/ui'

/** Says what can't be changed any more, and why. */
export const FixedNote = () => (
  <Box mb="20px">
    <Alert title={<FormattedMessage id="mfe-owners.listing.fixed" />}>
      <FormattedMessage id="mfe-owners.listing.fixedText" />
    </Alert>
  </Box>
)
