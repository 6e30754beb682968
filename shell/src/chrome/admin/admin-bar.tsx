import { Link, useIntl } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Box, chakra, Flex, Logo, LogoMark } from '@metrolibre/ui'
import { ListBullets } from '@metrolibre/ui/icons'
import { Suspense, useState } from 'react'
import { lazyWindow } from '../../dialogs/lazy-window.tsx'
import { SheetFailed } from '../../dialogs/part-failed.tsx'
import { AdminAccount } from './admin-account.tsx'
import { AdminLinks } from './admin-links.tsx'
import { FindButton } from './find/find-button.tsx'
import { useFind } from './find/use-find.ts'
import { adminTexts } from './texts.ts'

const FindDialog = lazyWindow(() => import('./find/find-dialog.tsx'), SheetFailed, adminTexts)
const AdminSheet = lazyPart(() => import('./admin-sheet.tsx'), SheetFailed)

const HomeLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minH: '44px', color: 'piedra.0' },
})

/** The narrowest phones have no room for the name next to the buttons. */
const narrowest = '@media (max-width: 359px)'

const Home = ({ narrow }: { narrow?: boolean }) => {
  const { formatMessage } = useIntl()
  return (
    <HomeLink className="ml-target" to="/" aria-label={formatMessage({ id: 'shell.nav.home' })}>
      {narrow ? (
        <>
          <chakra.span css={{ display: 'none', [narrowest]: { display: 'inline-flex' } }}>
            <LogoMark />
          </chakra.span>
          <chakra.span css={{ display: 'inline-flex', [narrowest]: { display: 'none' } }}>
            <Logo />
          </chakra.span>
        </>
      ) : (
        <Logo />
      )}
    </HomeLink>
  )
}

/** The navigation of administration: a dark panel next to the page, or a bar with a menu on narrow screens. */
export default function AdminBar() {
  const find = useFind()
  return (
    <Box as="header" bg="bg.inverse" color="tinta.fg">
      <Flex
        display={{ base: 'none', lg: 'flex' }}
        colorScheme="dark"
        direction="column"
        gap="20px"
        position="sticky"
        top="0"
        h="100vh"
        pt="22px"
        // Above the question about cookies, so that every link can be scrolled out from behind it.
        pb="calc(22px + var(--dock, 0px))"
      >
        <Box px="24px">
          <Home />
        </Box>
        <Box px="14px">
          <FindButton onOpen={find.open} />
        </Box>
        {/* The account stays in sight in a low window, where the links scroll. */}
        <Box flex="1" minH="0" overflowY="auto">
          <AdminLinks />
        </Box>
        <Box px="16px">
          <AdminAccount named />
        </Box>
      </Flex>
      <NarrowBar onFind={find.open} />
      {find.state !== 'never' && (
        <Suspense>
          <FindDialog open={find.state === 'open'} onClose={find.close} takeTyped={find.takeTyped} />
        </Suspense>
      )}
    </Box>
  )
}

function NarrowBar({ onFind }: { onFind: () => void }) {
  const { formatMessage } = useIntl()
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <Flex
      display={{ base: 'flex', lg: 'none' }}
      colorScheme="dark"
      align="center"
      gap="2"
      h="nav.mobile"
      px="12px"
    >
      <chakra.button
        type="button"
        display="grid"
        placeItems="center"
        boxSize="44px"
        borderRadius="md"
        aria-label={formatMessage({ id: 'shell.nav.adminOpen' })}
        aria-haspopup="dialog"
        aria-expanded={sheet === 'open'}
        onClick={() => setSheet('open')}
      >
        <ListBullets size={24} />
      </chakra.button>
      <Home narrow />
      <Flex ms="auto" align="center">
        <FindButton icon onOpen={onFind} />
        <AdminAccount />
      </Flex>
      {sheet !== 'never' && (
        <Suspense>
          <AdminSheet open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </Flex>
  )
}
