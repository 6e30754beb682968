import { Link, useIntl } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { Tabs } from '@metrolibre/ui/parts'
import { bookingsPath, paymentsPath, propertiesPath, visitsPath } from '../../paths.ts'

const pages = {
  reservations: bookingsPath,
  visits: visitsPath,
  payments: paymentsPath,
} as const
export type WorkspacePage = keyof typeof pages

/** All tabs: besides the pages with two sides, the user's own properties. */
const tabs = { locations: propertiesPath, ...pages } as const
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
