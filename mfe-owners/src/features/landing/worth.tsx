import { FormattedMessage, Link } from '@metrolibre/platform'
import { Button, Section, Text } from '@metrolibre/ui'

/** Leads to the estimate, which needs no account. */
export const Worth = () => (
  <Section title={<FormattedMessage id="mfe-owners.owner.worth.title" />}>
    <Text textStyle="lead" color="fg.muted" maxW="52ch" mb="5">
      <FormattedMessage id="mfe-owners.owner.worth.text" />
    </Text>
    <Button as={Link} to="/propiedad/result" variant="outline">
      <FormattedMessage id="mfe-owners.owner.worth.action" />
    </Button>
  </Section>
)
