import type { Reservation } from '@metrolibre/api-client'
import { addDays, addMonths, lastDayToPay, planTimes } from '@metrolibre/contract'
import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Box, chakra, Heading, Panel } from '@metrolibre/ui'

const parts = { day: 'numeric', month: 'short' } as const
const byHand = ['before', 'day', 'until', 'overdue'] as const
const byCard = ['before', 'charged', 'again', 'until', 'overdue'] as const

/** What happens with the next month, and if it is not paid in time. */
export function UnpaidMonths({
  reservation: { startDate },
  charged,
}: {
  reservation: Pick<Reservation, 'startDate'>
  /** Whether the saved card is charged. */
  charged: boolean
}) {
  const dates = useDates()
  const next = addMonths(startDate, 1)
  const values = {
    day: dates.day(next, parts),
    second: dates.day(addDays(next, planTimes.tryDays[1]), parts),
    third: dates.day(addDays(next, planTimes.tryDays[2]), parts),
    last: dates.day(lastDayToPay(next), parts),
  }
  return (
    <Box mt="16px">
      <Panel padded as="section">
        <Heading as="h2" textStyle="cardTitle" mb="8px">
          <FormattedMessage id="tenants.booking.plan.laterTitle" />
        </Heading>
        <chakra.ul listStyleType="none" p={0} textStyle="small">
          {(charged ? byCard : byHand).map((step) => (
            <chakra.li key={step} py="8px" borderTopWidth="1px" borderColor="border">
              <FormattedMessage id={`tenants.booking.plan.${step}`} values={values} />
            </chakra.li>
          ))}
        </chakra.ul>
      </Panel>
    </Box>
  )
}
