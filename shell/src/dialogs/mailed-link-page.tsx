import { Box, Container, Heading, Panel, Stack } from '@metrolibre/ui'
import type { ReactNode } from 'react'

/** The one panel of a page that a mailed link leads to. */
export const MailedLinkPage = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Container>
    <Box maxW="432px" mx="auto" py={16}>
      <Panel padded raised>
        <Stack gap={4}>
          <Heading as="h1" textStyle="sub">
            {title}
          </Heading>
          {children}
        </Stack>
      </Panel>
    </Box>
  </Container>
)
