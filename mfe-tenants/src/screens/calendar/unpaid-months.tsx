import type { Reservation } from '@metrolibre/api-client'
import { addMonths, lastDayToPay } from '@metrolibre/contract'
import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Box, chakra, Heading, Panel } from '@metrolibre/ui'

const parts = { day: 'numeric', month: 'short' } as const
const steps = ['before', 'day', 'until', 'overdue'] as const

/** What happens with the next month, and if it is not paid in time. */
export function UnpaidMonths({
  reservation: { startDate },
}: {
  reservation: Pick<Reservation, 'startDate'>
}) {
  const dates = useDates()
  const next = addMonths(startDate, 1)
  const values = { day: dates.day(next, parts), last: dates.day(lastDayToPay(next), parts) }
  return (
    <Box mt="16px">
      <Panel padded as="section">
        <Heading as="h2" textStyle="cardTitle" mb="8px">
          <FormattedMessage id="tenants.booking.plan.laterTitle" />
        </Heading>
        <chakra.ul listStyleType="none" p={0} textStyle="small">
          {steps.map((step) => (
            <chakra.li key={step} py="8px" borderTopWidth="1px" borderColor="border">
              <FormattedMessage id={`tenants.booking.plan.${step}`} values={values} />
            </chakra.li>
          ))}
        </chakra.ul>
      </Panel>
    </Box>
  )
}
