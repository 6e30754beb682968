import { Box, Container, Heading, Panel, Stack } from '@metrolibre/ui'
import type { ReactNode } from 'react'

/** The layout of a page that a link in a mail leads to: one panel. */
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
