import { FormattedMessage, type Given, Link, useSession } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Box, Panel, Text, TextLink } from '@metrolibre/ui'
import { ownPropertyPath } from '../../paths.ts'
import { ownListingTexts } from './texts.ts'

/** On the public page of a property: leads its owner to the page where it is run. */
export function Part({ given: { property = '', owner } }: { given: Given }) {
  const { user } = useSession()
  if (!user || user.id !== owner) return null
  return (
    <WithTexts texts={ownListingTexts}>
      <Box mt="4">
        <Panel padded>
          <Text textStyle="strong">
            <FormattedMessage id="mfe-owners.own-listing.title" />
          </Text>
          <TextLink as={Link} to={ownPropertyPath(property)}>
            <FormattedMessage id="mfe-owners.own-listing.link" />
          </TextLink>
        </Panel>
      </Box>
    </WithTexts>
  )
}
