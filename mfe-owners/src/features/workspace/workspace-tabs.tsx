import { Link, useIntl } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { Tabs } from '@metrolibre/ui/parts'

const pages = { reservations: '/my-locations/reservations', visits: '/my-locations/visits' } as const
export type WorkspacePage = keyof typeof pages

/** The pages of the workspace as tabs. */
export function WorkspaceTabs({ current }: { current: WorkspacePage }) {
  const { formatMessage } = useIntl()
  const ids = Object.keys(pages) as WorkspacePage[]
  return (
    <Box mt="5">
      <Tabs
        as={Link}
        label={formatMessage({ id: 'mfe-owners.workspace.label' })}
        currentId={current}
        tabs={ids.map((id) => ({
          id,
          to: pages[id],
          text: formatMessage({ id: `mfe-owners.workspace.${id}` }),
        }))}
      />
    </Box>
  )
}
