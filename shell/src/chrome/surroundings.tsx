import { useLocation, useSession } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Box } from '@metrolibre/ui'
import { memo, Suspense, type ReactNode } from 'react'
import { PartFailed } from '../dialogs/part-failed.tsx'
import { useDeclared } from '../session/declared.ts'
import { BottomBar } from './bottom-bar.tsx'
import { ChatLink } from './chat-link.tsx'
import { Cookies } from './cookies/cookies.tsx'
import { SiteFooter } from './site-footer.tsx'
import { mainId } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { WizardBar } from './wizard-bar.tsx'

const AdminBar = lazyPart(() => import('./admin/admin-bar.tsx'), PartFailed)

/** The remote's name is what its own styles are below, so that they end with its pages. */
const Main = memo(({ remote, children }: { remote: string | undefined; children: ReactNode }) => (
  <Box as="main" id={mainId} data-remote={remote} tabIndex={-1} outline="none" minH="60vh" minW="0">
    {children}
  </Box>
))

// Elements that stay the same: a page change renders of them only what depends on the address.
const topBar = <TopBar />
const below = (
  <>
    <SiteFooter />
    <BottomBar />
    <ChatLink />
    <Cookies over="max(calc(72px + env(safe-area-inset-bottom)), var(--step-actions, 0px))" />
  </>
)

/**
 * The frame around the page: the whole navigation, only the exit of a wizard, or the administration's
 * navigation.
 */
export function Surroundings({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const { chromeOf, remoteOf } = useDeclared()
  const { status } = useSession()
  const declared = chromeOf(pathname, search)
  // A visitor of an admin page is asked to log in, and has nothing to do with the administration's navigation.
  const chrome = declared === 'admin' && status === 'anonymous' ? 'full' : declared
  const main = <Main remote={remoteOf(pathname)}>{children}</Main>
  switch (chrome) {
    case 'wizard':
      return (
        <>
          <WizardBar />
          {main}
          <Cookies over="var(--step-actions, 0px)" />
        </>
      )
    case 'admin':
      return (
        <>
          <Box
            display={{ base: 'block', lg: 'grid' }}
            gridTemplateColumns="236px minmax(0, 1fr)"
            minH="100vh"
          >
            <Suspense fallback={<Box bg="bg.inverse" minH="60px" />}>
              <AdminBar />
            </Suspense>
            <Box minW="0">{main}</Box>
          </Box>
          <Cookies over="0px" />
        </>
      )
    case 'full':
      return (
        <>
          {topBar}
          {main}
          {below}
        </>
      )
  }
}
