import { useLocation } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Box, Flex, Spacer } from '@metrolibre/ui'
import { Suspense, type ReactNode } from 'react'
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

const Main = ({ children }: { children: ReactNode }) => (
  <Box as="main" id={mainId} tabIndex={-1} outline="none" minH="60vh" minW="0">
    {children}
  </Box>
)

// What is along the bottom edge on a phone: the actions of a wizard's step, nothing, or the menu.
const overSteps = { over: 'var(--step-actions, 0px)' }
const overPage = { over: '0px' }
const overMenu = {
  over: 'max(calc(72px + env(safe-area-inset-bottom)), var(--step-actions, 0px))',
}

/**
 * The buttons that float over other pages. Personal pages have actions wherever they are scrolled to, and on a
 * phone no room beside them, so there these stand at the end of the page.
 */
const AtTheEnd = () => (
  <Flex justify="space-between" align="center" px={{ base: '20px', md: 0 }} pb={{ base: '20px', md: 0 }}>
    <Cookies stands="phone" docked={overMenu} />
    <Spacer />
    <ChatLink standsOnPhone />
  </Flex>
)

/**
 * The frame around the page: the whole navigation, only the exit of a wizard, or the administration's
 * navigation.
 */
export function Surroundings({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { chromeOf, hasActions } = useDeclared()
  const main = <Main>{children}</Main>
  switch (chromeOf(pathname)) {
    case 'wizard':
      return (
        <>
          <WizardBar />
          {main}
          <Cookies docked={overSteps} />
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
            <Box minW="0">
              {main}
              {/* At the end of the page, because the navigation reaches down to the corner where it floats elsewhere. */}
              <Box px={{ base: '16px', md: '36px' }} pb="20px">
                <Cookies stands="always" docked={overPage} />
              </Box>
            </Box>
          </Box>
        </>
      )
    case 'full':
      return (
        <>
          <TopBar />
          {main}
          {hasActions(pathname) ? (
            <>
              <AtTheEnd />
              <SiteFooter />
              <BottomBar />
            </>
          ) : (
            <>
              <SiteFooter />
              <BottomBar />
              <ChatLink />
              <Cookies />
            </>
          )}
        </>
      )
  }
}
