import { Flex } from '@metrolibre/ui'
import { CheckCircleFill, WarningCircleFill } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'

/** What came of it, on tinta: the mark says whether it is good. */
export const Answer = ({ good, children }: { good: boolean; children: ReactNode }) => (
  <Flex gap="2" mt="2" align="flex-start" color={good ? 'cardenillo.300' : 'ladrillo.300'}>
    {good ? <CheckCircleFill /> : <WarningCircleFill />}
    <span>{children}</span>
  </Flex>
)
