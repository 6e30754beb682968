import { adminProperties, adminUsers } from '@metrolibre/api-client'
import type { ListAnswer } from '@metrolibre/contract'
import { Link, useDates, useIntl, useQuery } from '@metrolibre/platform'
import { Box, Text } from '@metrolibre/ui'
import { Tabs } from '@metrolibre/ui/parts'

const root = '/admin/trash'
/** Only the totals are of interest. */
const one = { limit: 1 }

/** Leads from the properties in the trash to the users there, and back, with how many there are of each. */
export function TrashTabs({ current }: { current: 'location' | 'user' }) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const properties = useQuery(adminProperties.trash(one))
  const users = useQuery(adminUsers.trash(one))
  const size = (answer: ListAnswer | undefined) =>
    answer && (
      <Text as="span" textStyle="measure" color="fg.muted">
        {number(answer.total)}
        {!answer.totalIsExact && '+'}
      </Text>
    )
  return (
    <Box mt="4">
      <Tabs
        label={formatMessage({ id: 'mfe-admin.trash.parts' })}
        as={Link}
        currentId={current}
        tabs={[
          {
            id: 'location',
            to: `${root}/location`,
            text: formatMessage({ id: 'mfe-admin.trash.properties' }),
            extra: size(properties.data),
          },
          {
            id: 'user',
            to: `${root}/user`,
            text: formatMessage({ id: 'mfe-admin.trash.users' }),
            extra: size(users.data),
          },
        ]}
      />
    </Box>
  )
}
