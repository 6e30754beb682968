import { Box, Container, Logo } from '@metrolibre/ui'
import type { ReactNode } from 'react'
import { type Address, hrefOf } from '../address/address.ts'
import { useGalleryTexts } from '../texts/use-say.ts'
import { Contents } from './contents.tsx'
import { Switches } from './switches.tsx'

/** The page around everything: the switches above, the contents on the left, on a phone below. */
export function GalleryFrame({ address, children }: { address: Address; children: ReactNode }) {
  const say = useGalleryTexts()
  const home = hrefOf({ ...address, group: undefined, component: undefined })
  return (
    <>
      <Box
        as="header"
        position={{ base: 'static', md: 'sticky' }}
        top={0}
        zIndex="bottomNav"
        bg="bg.panel"
        borderBottom="1px solid"
        borderColor="border"
      >
        <Container width="wide">
          <Box display="flex" flexWrap="wrap" alignItems="center" gap="8px 24px" py="10px">
            <Box
              as="a"
              flex="1"
              display="inline-flex"
              alignItems="center"
              gap="10px"
              color="fg"
              textDecoration="none"
              {...{ href: home }}
            >
              <Logo size={30} />
              <Box as="span" textStyle="measure" color="fg.muted">
                {say('gallery.page.name')}
              </Box>
            </Box>
            <Switches address={address} />
          </Box>
        </Container>
      </Box>
      <Container width="wide">
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '220px minmax(0, 1fr)' }}
          gap={{ base: '48px', lg: '56px' }}
          py={{ base: '24px', md: '40px' }}
        >
          <Box as="main" order={{ base: 0, lg: 1 }} minW={0} pb="40px">
            {children}
          </Box>
          <Box
            as="nav"
            aria-label={say('gallery.page.contents')}
            position={{ base: 'static', lg: 'sticky' }}
            top="80px"
            alignSelf="start"
            maxH={{ lg: 'calc(100dvh - 96px)' }}
            overflowY={{ lg: 'auto' }}
            p="4px"
            m="-4px"
          >
            <Contents address={address} />
          </Box>
        </Box>
      </Container>
    </>
  )
}
