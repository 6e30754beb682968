import { reservations } from '@metrolibre/api-client'
import { Link, useIntl, useQuery, useSession } from '@metrolibre/platform'
import { Badge, Box } from '@metrolibre/ui'
import { Tabs } from '@metrolibre/ui/parts'
import {
  ownerBookingsPath,
  paymentsPath,
  payoutAccountPath,
  propertiesPath,
  visitsPath,
} from '../../paths.ts'

const pages = {
  reservations: ownerBookingsPath,
  visits: visitsPath,
  payments: paymentsPath,
} as const
export type WorkspacePage = keyof typeof pages

/** All tabs: besides the pages with two sides, the user's own properties, and where an owner is paid. */
const tabs = { locations: propertiesPath, ...pages, payout: payoutAccountPath } as const
type Tab = keyof typeof tabs

/** The tabs begin with what the person has: an owner's properties, a tenant's bookings. */
const inOrder = (isOwner: boolean): Tab[] =>
  isOwner
    ? ['locations', 'reservations', 'visits', 'payments', 'payout']
    : ['reservations', 'visits', 'payments', 'locations']

/** The pages of the workspace as tabs, with the number of paid bookings that the owner has not looked at yet. */
export function WorkspaceTabs({ current }: { current: Tab }) {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const { data: unseen = 0 } = useQuery({ ...reservations.unseen(), enabled: user?.isOwner ?? false })
  return (
    <Box mt="5">
      <Tabs
        as={Link}
        label={formatMessage({ id: 'mfe-owners.workspace.label' })}
        currentId={current}
        tabs={inOrder(user?.isOwner ?? false).map((id) => ({
          id,
          to: tabs[id],
          text: formatMessage({ id: `mfe-owners.workspace.${id}` }),
          extra: id === 'reservations' && unseen > 0 && (
            <Badge tone="warn">
              {formatMessage({ id: 'mfe-owners.workspace.unseen' }, { count: unseen })}
            </Badge>
          ),
        }))}
      />
    </Box>
  )
}
