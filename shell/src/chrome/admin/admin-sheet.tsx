import { Link, useIntl } from '@metrolibre/platform'
import { UserMenu } from '@metrolibre/ui/parts'
import { ArrowSquareOut } from '@metrolibre/ui/icons'
import { Sheet } from '@metrolibre/ui/overlay'
import { SheetMenu } from '../menus/sheet-menu.tsx'
import { useNav } from '../nav/use-nav.ts'
import { adminIcon } from './admin-icons.tsx'

/** The administration pages on a narrow screen. */
export default function AdminSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { admin } = useNav()
  const site = {
    id: 'site',
    to: '/',
    icon: <ArrowSquareOut />,
    text: formatMessage({ id: 'shell.nav.toSite' }),
  }
  const pages = admin.map((entry) => ({ ...entry, icon: adminIcon(entry.to, entry.current) }))
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage({ id: 'shell.nav.admin' })}
      closeLabel={formatMessage({ id: 'shell.close' })}
    >
      <SheetMenu>
        <UserMenu as={Link} items={[...pages, site].map((entry) => ({ ...entry, onPress: onClose }))} />
      </SheetMenu>
    </Sheet>
  )
}
