import { ownProperties } from '@metrolibre/api-client'
import { FormattedMessage, Link, useIntl, useQuery } from '@metrolibre/platform'
import { Alert, Box, TextLink } from '@metrolibre/ui'
import { listingFormPath } from '../../paths.ts'

const shownAtMost = 3

/** On an empty form: the drafts that were begun before, so that nobody begins the same property twice. */
export function DraftsNote() {
  const { formatMessage } = useIntl()
  const { data } = useQuery(ownProperties.mine({ stage: 'draft' }))
  const drafts = data?.properties.slice(0, shownAtMost) ?? []
  if (drafts.length === 0) return null
  return (
    <Box mb="20px">
      <Alert title={<FormattedMessage id="mfe-owners.listing.drafts" values={{ count: drafts.length }} />}>
        {drafts.map(({ id, name, propertyType, zone }) => (
          <div key={id} style={{ minHeight: 44, paddingTop: 10 }}>
            <TextLink
              as={Link}
              to={listingFormPath(id)}
              style={{ color: 'inherit', display: 'inline-block' }}
            >
              {name || formatMessage({ id: `mfe-owners.kind.${propertyType}` })}, {zone.zone}
            </TextLink>
          </div>
        ))}
      </Alert>
    </Box>
  )
}
