import { FormattedMessage } from '@metrolibre/platform'
import { Alert, Box } from '@metrolibre/ui'

/** Says that the answers about what is paid besides the price are confirmed by going on. */
export const CostsNote = () => (
  <Box mb="20px">
    <Alert tone="warn" role="none" title={<FormattedMessage id="mfe-owners.listing.confirmCosts" />}>
      <FormattedMessage id="mfe-owners.listing.confirmCostsText" />
    </Alert>
  </Box>
)
