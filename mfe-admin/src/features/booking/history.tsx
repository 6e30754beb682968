import type { ReservationEvent } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { chakra, Heading, Text } from '@metrolibre/ui'
import { personName } from './booking.ts'
import { useMoment } from '../../words/use-moment.ts'

interface Props {
  events: readonly ReservationEvent[]
  timeZone: string
}

/** Who changed what and when, oldest first, with the reason if a person wrote one. */
export function History({ events, timeZone }: Props) {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const actor = ({ actor: kind, by }: ReservationEvent) =>
    by ? personName(by) : formatMessage({ id: `mfe-admin.actor.${kind}` })
  return (
    <section>
      <Heading as="h3" textStyle="cardTitle">
        <FormattedMessage id="mfe-admin.reservation.history" />
      </Heading>
      <chakra.ol listStyleType="none" p="0" mt="2">
        {events.map((event) => (
          <chakra.li key={event.id} borderTopWidth="1px" borderColor="border" py="2" display="flex" gap="4">
            <Text as="span" textStyle="measure" color="fg.muted" minW="112px">
              {moment(event.at, timeZone)}
            </Text>
            <span>
              <b>{formatMessage({ id: `mfe-admin.state.${event.to}` })}</b>
              <chakra.span color="fg.muted"> · {actor(event)}</chakra.span>
              {event.actor === 'admin' && event.reason && (
                <Text textStyle="small" overflowWrap="anywhere">
                  {event.reason}
                </Text>
              )}
            </span>
          </chakra.li>
        ))}
      </chakra.ol>
    </section>
  )
}
