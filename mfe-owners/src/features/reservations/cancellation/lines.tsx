import { chakra, Flex } from '@metrolibre/ui'
import type { ReactNode } from 'react'

export interface CancellationLine {
  id: string
  term: ReactNode
  value: ReactNode
  /** The value is an amount, which is never broken; its term is instead. */
  amount?: boolean
}

/** Terms with their values at the end of the same line. */
export function Lines({ items }: { items: readonly CancellationLine[] }) {
  return (
    <chakra.dl>
      {items.map(({ id, term, value, amount }) => (
        <Flex
          key={id}
          justify="space-between"
          align="baseline"
          gap="4"
          py="3"
          borderTopWidth="1px"
          borderColor="border"
        >
          {/* A long value wraps before its short term does. */}
          <chakra.dt color="fg.muted" flexShrink={0} maxW="55%">
            {term}
          </chakra.dt>
          <chakra.dd
            fontWeight={640}
            textAlign="end"
            {...(amount
              ? { whiteSpace: 'nowrap' }
              : { minW: '0', overflowWrap: 'anywhere', textWrap: 'balance' })}
          >
            {value}
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  )
}
