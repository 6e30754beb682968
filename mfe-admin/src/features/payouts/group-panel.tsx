import { Flex, Heading, Panel, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  sum?: ReactNode
  children: ReactNode
}

/** Payments that belong together, below what they are and what they add up to. */
export const GroupPanel = ({ title, sum, children }: Props) => (
  <Panel as="section" clip>
    <Flex
      px="18px"
      py="10px"
      gap="3"
      justify="space-between"
      align="baseline"
      wrap="wrap"
      bg="bg.subtle"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Heading as="h2" textStyle="small" fontWeight={650}>
        {title}
      </Heading>
      {sum !== undefined && (
        <Text textStyle="small" fontWeight={650} whiteSpace="nowrap" translate="no">
          {sum}
        </Text>
      )}
    </Flex>
    {children}
  </Panel>
)
