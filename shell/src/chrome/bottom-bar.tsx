import { Link, useIntl } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { pageChromeAtom, useAtomValue } from '@metrolibre/platform/host'
import { BottomMenu, type BottomMenuItem } from '@metrolibre/ui'
import { Key, MagnifyingGlass, UsersThree } from '@metrolibre/ui/icons'
import { memo, Suspense, useState, type ReactNode } from 'react'
import { SheetFailed } from '../dialogs/part-failed.tsx'
import { type NavEntry, useNav } from './nav/use-nav.ts'

const UsSheet = lazyPart(() => import('./menus/us-sheet.tsx'), SheetFailed)

const icons: Record<string, ReactNode> = { '/propiedad': <Key />, '/propietario': <MagnifyingGlass /> }

/** The main navigation on a phone, unless the page has its own bar at the bottom. */
export function BottomBar() {
  const { bottomBar } = useAtomValue(pageChromeAtom)
  const { bottom, us } = useNav()
  return bottomBar === 'own' ? null : <Bar bottom={bottom} us={us} />
}

/** Most page changes lead to a page of the same entry, or of none. */
const Bar = memo(function Bar({ bottom, us }: Record<'bottom' | 'us', NavEntry[]>) {
  const { formatMessage } = useIntl()
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const items: BottomMenuItem[] = bottom.map((entry) => ({ ...entry, icon: icons[entry.to] }))
  if (us.length > 0)
    items.push({
      id: 'us',
      icon: <UsersThree />,
      text: formatMessage({ id: 'shell.nav.us' }),
      current: us.some(({ current }) => current),
      onPress: () => setSheet('open'),
    })
  return (
    <>
      <BottomMenu as={Link} label={formatMessage({ id: 'shell.nav.bottomLabel' })} items={items} />
      {sheet !== 'never' && (
        <Suspense>
          <UsSheet open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  )
})
