import { Flex } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface Props {
  /** The distance from what stands above. */
  mt?: string
  children: ReactNode
}

/** The buttons at the end of a page, below a line; on a phone the last one comes first. */
export const ActionRow = ({ mt, children }: Props) => (
  <Flex
    justify="space-between"
    gap="3"
    wrap="wrap"
    borderTopWidth="1px"
    borderColor="border"
    mt={mt}
    pt="5"
    direction={{ base: 'column-reverse', md: 'row' }}
  >
    {children}
  </Flex>
)
