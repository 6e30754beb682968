import type { BookingArrears } from '@metrolibre/api-client'
import type { ArrearsStep } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'
import { Box, chakra, Heading, Panel, Text } from '@metrolibre/ui'
import { useMoment } from '../../words/use-moment.ts'
import { useArrearsTexts } from './use-arrears-texts.ts'

/** What happened to the months of a booking and what its tenant was told, the newest first. */
export function MonthSteps({ arrears: { steps, reservation } }: { arrears: BookingArrears }) {
  const { text } = useArrearsTexts()
  const { formatMessage } = useIntl()
  const dates = useDates()
  const moment = useMoment()
  const who = ({ actor, by }: ArrearsStep) =>
    by ? `${by.firstName} ${by.lastName}`.trim() : formatMessage({ id: `mfe-admin.actor.${actor}` })
  const what = ({ what: step, grantedTo }: ArrearsStep) =>
    text(`step.${step}`, { day: grantedTo ? dates.day(grantedTo) : '' })
  return (
    <Panel as="section" style={{ padding: 18 }}>
      <Heading as="h2" textStyle="cardTitle">
        {text('history')}
      </Heading>
      {steps.length === 0 && (
        <Text textStyle="small" color="fg.muted" mt="2">
          {text('noHistory')}
        </Text>
      )}
      <chakra.ol listStyleType="none" p="0" mt="2">
        {steps.toReversed().map((step, index) => (
          <Box as="li" key={steps.length - index} borderTopWidth="1px" borderColor="border" py="2">
            <Text fontWeight={640}>{what(step)}</Text>
            <Text textStyle="small" color="fg.muted">
              {[
                moment(step.at, reservation.timeZone),
                text('monthOf', { number: step.number, count: reservation.quantity }),
                who(step),
              ].join(' · ')}
            </Text>
            {step.reason && (
              <Text textStyle="small" overflowWrap="anywhere">
                {step.reason}
              </Text>
            )}
          </Box>
        ))}
      </chakra.ol>
    </Panel>
  )
}
