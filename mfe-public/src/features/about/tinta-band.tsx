import { Box, Flex, Heading, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'

/** An invitation at the end of a page, on dark (tinta) ground in both colour modes. */
export const TintaBand = ({
  title,
  text,
  action,
}: {
  title: ReactNode
  text: ReactNode
  action: ReactNode
}) => (
  <Flex
    as="section"
    mt={{ base: '48px', md: '72px' }}
    p={{ base: '28px 22px', md: '40px 44px' }}
    gap="6"
    align="center"
    justify="space-between"
    wrap="wrap"
    borderRadius="28px"
    bg="piedra.950"
    color="piedra.0"
    colorScheme="dark"
  >
    <Box>
      <Heading as="h2">{title}</Heading>
      <Text mt="2" color="piedra.300" maxW="52ch">
        {text}
      </Text>
    </Box>
    {action}
  </Flex>
)
