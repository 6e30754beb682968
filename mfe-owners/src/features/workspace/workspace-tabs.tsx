import { Link, useIntl } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { Tabs } from '@metrolibre/ui/parts'

const pages = {
  reservations: '/my-locations/reservations',
  visits: '/my-locations/visits',
  payments: '/my-locations/payment',
} as const
export type WorkspacePage = keyof typeof pages

/** All tabs: besides the pages with two sides, the user's own properties. */
const tabs = { locations: '/my-locations/locations', ...pages } as const
type Tab = keyof typeof tabs

/** The pages of the workspace as tabs. */
export function WorkspaceTabs({ current }: { current: Tab }) {
  const { formatMessage } = useIntl()
  const ids = Object.keys(tabs) as Tab[]
  return (
    <Box mt="5">
      <Tabs
        as={Link}
        label={formatMessage({ id: 'mfe-owners.workspace.label' })}
        currentId={current}
        tabs={ids.map((id) => ({
          id,
          to: tabs[id],
          text: formatMessage({ id: `mfe-owners.workspace.${id}` }),
        }))}
      />
    </Box>
  )
}
