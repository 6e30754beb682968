import { chakra, Flex } from '@metrolibre/ui'
import type { ReactNode } from 'react'

export interface Line {
  id: string
  term: ReactNode
  value: ReactNode
}

/** Terms with their values at the end of the same line. */
export function Lines({ items }: { items: readonly Line[] }) {
  return (
    <chakra.dl>
      {items.map(({ id, term, value }) => (
        <Flex
          key={id}
          justify="space-between"
          align="baseline"
          gap="4"
          py="3"
          borderTopWidth="1px"
          borderColor="border"
        >
          <chakra.dt color="fg.muted">{term}</chakra.dt>
          <chakra.dd fontWeight={640} textAlign="end" minW="0" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  )
}
