import { Box, Heading, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'

/** The top of a page of continuous text. */
export const PageTitle = ({ title, lead }: { title: ReactNode; lead?: ReactNode }) => (
  <Box pt={{ base: 8, md: '56px' }}>
    <Heading as="h1" textStyle="pageTitle" maxW="24ch">
      {title}
    </Heading>
    {lead && (
      <Text textStyle="lead" color="fg.muted" mt="3" maxW="56ch">
        {lead}
      </Text>
    )}
  </Box>
)
