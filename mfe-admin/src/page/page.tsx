import { Box, Flex, Heading, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'
import { useKeptPlace } from './use-kept-place.ts'

interface Props {
  title: ReactNode
  text: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** The layout of an administration page: title, content, and an action for all of it. */
export function AdminPage({ title, text, action, children }: Props) {
  const whole = useKeptPlace()
  return (
    <Box ref={whole} maxW="1400px" px={{ base: '16px', md: '36px' }} py={{ base: '22px', md: '28px' }}>
      <Flex gap="4" align="flex-end" justify="space-between" wrap="wrap">
        <Box minW="0" overflowWrap="anywhere">
          <Heading as="h1" tabIndex={-1} textStyle="section">
            {title}
          </Heading>
          <Text textStyle="small" color="fg.muted" mt="1">
            {text}
          </Text>
        </Box>
        {action}
      </Flex>
      {children}
    </Box>
  )
}
