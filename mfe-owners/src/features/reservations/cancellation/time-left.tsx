import type { Cancellation } from '@metrolibre/contract'
import { Badge, Box, Flex, Heading, TapeProgress, Text } from '@metrolibre/ui'
import type { OwnerBooking } from '../booking.ts'
import { useCancellationTexts } from './use-cancellation-texts.ts'

const hourMs = 3_600_000

interface Props {
  booking: OwnerBooking
  cancellation: Cancellation
  side: 'owner' | 'client'
}

/** How many hours are left to answer an open request, in words and as tape. */
export function TimeLeft({ booking, cancellation, side }: Props) {
  const { text, moment } = useCancellationTexts()
  const { answerUntil, asked } = cancellation
  const left = Math.max(0, answerUntil - booking.serverTime)
  const hours = Math.floor(left / hourMs)
  return (
    <>
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <Heading as="h2" textStyle="cardTitle">
          {text(`left.${side}`, { count: hours })}
        </Heading>
        <Badge tone="warn" mark="filled">
          {text(`waiting.${side}`)}
        </Badge>
      </Flex>
      <Box mt="3">
        <TapeProgress
          value={left / (answerUntil - Date.parse(asked))}
          label={text('leftLabel')}
          height={32}
          unit={10}
        />
      </Box>
      <Text textStyle="small" color="fg.muted" mt="2">
        {text(`otherwise.${side}`, { until: moment(answerUntil, booking.timeZone) })}
      </Text>
    </>
  )
}
