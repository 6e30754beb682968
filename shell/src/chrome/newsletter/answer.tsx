import { Flex } from '@metrolibre/ui'
import { CheckCircleFill, WarningCircleFill } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'

/** The result of a subscription on dark ground, with a mark for success or failure. */
export const NewsletterAnswer = ({ good, children }: { good: boolean; children: ReactNode }) => (
  <Flex gap="2" mt="2" align="flex-start" color={good ? 'cardenillo.300' : 'ladrillo.300'}>
    {good ? <CheckCircleFill /> : <WarningCircleFill />}
    <span>{children}</span>
  </Flex>
)
