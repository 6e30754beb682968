import { FormattedMessage, Link, type TextBeginning } from '@metrolibre/platform'
import { Button, Flex } from '@metrolibre/ui'

/** Links for tenants and for owners, with texts of the page. */
export const WaysIn = ({ texts }: { texts: TextBeginning<'tenants'> }) => (
  <Flex gap="3" wrap="wrap">
    <Button as={Link} to="/propietario">
      <FormattedMessage id={`${texts}.tenants`} />
    </Button>
    <Button as={Link} to="/propiedad" variant="outline">
      <FormattedMessage id={`${texts}.owners`} />
    </Button>
  </Flex>
)
