import { Link, useIntl } from '@metrolibre/platform'
import { UserMenu } from '@metrolibre/ui/parts'
import { Sheet } from '@metrolibre/ui/overlay'
import { SheetMenu } from './sheet-menu.tsx'
import { useNav } from '../nav/use-nav.ts'

/** The pages about us on a phone. */
export default function UsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { us } = useNav()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage({ id: 'shell.nav.us' })}
      closeLabel={formatMessage({ id: 'shell.close' })}
    >
      <SheetMenu>
        <UserMenu as={Link} items={us.map((entry) => ({ ...entry, icon: null, onPress: onClose }))} />
      </SheetMenu>
    </Sheet>
  )
}
