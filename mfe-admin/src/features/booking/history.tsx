import type { AdminReservation } from '@metrolibre/api-client'
import { formatExact, type CurrencyCode, type ReservationEvent } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useLocale } from '@metrolibre/platform'
import { chakra, Heading, Text } from '@metrolibre/ui'
import { adminFullName } from './booking.ts'
import { useMoment } from '../../words/use-moment.ts'

interface Props {
  events: readonly ReservationEvent[]
  /** Of these, the parts that the office gave back are shown: they change no state. */
  refunds: AdminReservation['refunds']
  currency: CurrencyCode
  timeZone: string
}

/** Who changed what and when, oldest first, with the reason if a person wrote one. */
export function BookingHistory({ events, refunds = [], currency, timeZone }: Props) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const actor = ({ actor: kind, by }: ReservationEvent) =>
    by ? adminFullName(by) : formatMessage({ id: `mfe-admin.actor.${kind}` })
  const parts = refunds
    .filter(({ isPart }) => isPart)
    .map(({ id, created, amount, note }) => ({
      id,
      at: created,
      what: formatMessage(
        { id: 'mfe-admin.reservation.historyPart' },
        { amount: formatExact({ amount, currency }, locale) },
      ),
      who: formatMessage({ id: 'mfe-admin.actor.admin' }),
      why: note,
    }))
  const steps = [
    ...events.map((event) => ({
      id: event.id,
      at: event.at,
      what: formatMessage({ id: `mfe-admin.state.${event.to}` }),
      who: actor(event),
      why: event.actor === 'admin' ? event.reason : null,
    })),
    ...parts,
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return (
    <section>
      <Heading as="h3" textStyle="cardTitle">
        <FormattedMessage id="mfe-admin.reservation.history" />
      </Heading>
      <chakra.ol listStyleType="none" p="0" mt="2">
        {steps.map(({ id, at, what, who, why }) => (
          <chakra.li key={id} borderTopWidth="1px" borderColor="border" py="2" display="flex" gap="4">
            <Text as="span" textStyle="measure" color="fg.muted" minW="112px">
              {moment(at, timeZone)}
            </Text>
            <span>
              <b>{what}</b>
              <chakra.span color="fg.muted"> · {who}</chakra.span>
              {why && (
                <Text textStyle="small" overflowWrap="anywhere">
                  {why}
                </Text>
              )}
            </span>
          </chakra.li>
        ))}
      </chakra.ol>
    </section>
  )
}
