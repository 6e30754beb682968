import type { Reservation } from '@metrolibre/api-client'
import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Box, chakra, Heading, Panel } from '@metrolibre/ui'

const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** What becomes of a deposit that the platform keeps: where it is, when it comes back, and what is deducted. */
export function KeptDeposit({
  deposit,
  endDate,
}: Pick<Reservation, 'endDate'> & Required<Pick<Reservation, 'deposit'>>) {
  const dates = useDates()
  if (!deposit) return null
  const steps = [
    { id: 'apart', day: '' },
    { id: 'back', day: deposit.backOn },
    { id: 'claims', day: '' },
    ...(deposit.isLostEarly ? [{ id: 'lost', day: endDate } as const] : []),
  ] as const
  return (
    <Box mt="16px">
      <Panel padded as="section">
        <Heading as="h2" textStyle="cardTitle" mb="8px">
          <FormattedMessage id="tenants.booking.deposit.title" />
        </Heading>
        <chakra.ul listStyleType="none" p={0} textStyle="small">
          {steps.map(({ id, day }) => (
            <chakra.li key={id} py="8px" borderTopWidth="1px" borderColor="border">
              <FormattedMessage
                id={`tenants.booking.deposit.${id}`}
                values={{ day: day && dates.day(day, dayParts) }}
              />
            </chakra.li>
          ))}
        </chakra.ul>
      </Panel>
    </Box>
  )
}
