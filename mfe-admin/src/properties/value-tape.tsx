import type { AdminProperty } from '@metrolibre/api-client'
import { Box, tapeMark, Text } from '@metrolibre/ui'
import { usePropertyTexts } from './use-text.ts'

/** The rent that the estimate gives as a piece of tape, with what the owner expects next to it. */
export function ValueTape({ property: { estimate, expectedValue, currency } }: { property: AdminProperty }) {
  const { text, money } = usePropertyTexts()
  if (!estimate && expectedValue === null) return null
  const most = Math.max(estimate?.high ?? 0, expectedValue ?? 0) * 1.15
  const share = (amount: number) => `${Math.round((amount / most) * 100)}%`
  return (
    <Box mb="2">
      <Box aria-hidden position="relative" h="34px" borderRadius="4px" bg="bg.subtle" overflow="hidden">
        {estimate && (
          <Box
            position="absolute"
            insetY="0"
            style={{
              left: share(estimate.low),
              width: share(estimate.high - estimate.low),
              background: tapeMark(),
            }}
          />
        )}
        {expectedValue !== null && (
          <Box position="absolute" insetY="0" w="2px" bg="fg" style={{ left: share(expectedValue) }} />
        )}
      </Box>
      <Text textStyle="measure" mt="1">
        {[
          estimate &&
            text('estimated', { low: money(estimate.low, currency), high: money(estimate.high, currency) }),
          expectedValue !== null && text('expects', { amount: money(expectedValue, currency) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Box>
  )
}
