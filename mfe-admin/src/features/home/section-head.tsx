import { Box, Flex, Heading } from '@metrolibre/ui'
import type { ReactNode } from 'react'

/** The heading of a section of the start page, with what belongs to all of it at its side. */
export const SectionHead = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <Flex justify="space-between" align="center" gap="3" wrap="wrap" mt="34px">
    <Heading as="h2" textStyle="sub">
      {title}
    </Heading>
    <Box textStyle="small" color="fg.muted">
      {children}
    </Box>
  </Flex>
)
