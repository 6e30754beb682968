import { FormattedMessage, type Given, Link } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Box, Panel, Text, TextLink } from '@metrolibre/ui'
import { editThisTexts } from './texts.ts'

/** On the public page of a property: leads admins to the page where it is edited. */
export const Part = ({ given: { property = '' } }: { given: Given }) => (
  <WithTexts texts={editThisTexts}>
    <Box mt="4">
      <Panel padded>
        <Text textStyle="small" color="fg.muted">
          <FormattedMessage id="mfe-admin.edit-this.title" />
        </Text>
        <TextLink as={Link} to={`/admin/locations/detail/${property}`}>
          <FormattedMessage id="mfe-admin.edit-this.link" />
        </TextLink>
      </Panel>
    </Box>
  </WithTexts>
)
