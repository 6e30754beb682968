import { hourText, lastDayBefore, type MovingFacts } from '@metrolibre/contract'
import {
  isApiError,
  properties,
  reservations,
  unitPriceOf,
  type PropertyDetail,
} from '@metrolibre/api-client'
import {
  FormattedMessage,
  useCaptcha,
  useDates,
  useErrorText,
  useFeedback,
  useIntl,
  usePageMutation,
  useNavigate,
  useQuery,
  type TextName,
} from '@metrolibre/platform'
import { Alert, Button, Stack, Text } from '@metrolibre/ui'
import { Select } from '@metrolibre/ui/form'
import { Dialog } from '@metrolibre/ui/overlay'
import { useRef, useState } from 'react'
import { wizardPath, type OwnerBooking } from './booking.ts'
import { extensionChoices, type ExtensionChoice } from './extension-choices.ts'
import { ReservationMovingCosts } from './moving-costs.tsx'
import { useReservationStayTexts } from './use-stay-texts.ts'

interface Props {
  booking: OwnerBooking
  onClose: () => void
}

/** Returns what the costs of an extension depend on, or null where the place has no price any more. */
const factsOf = (
  { room, rentalMode, timeZone, startDate, endDate, endSlot }: OwnerBooking,
  property: PropertyDetail,
  { quantity, until }: ExtensionChoice,
  now: number,
): MovingFacts | null => {
  const place = room ? property.rooms.find(({ id }) => id === room.id) : property
  const unitPrice = place && unitPriceOf(place)
  if (!unitPrice) return null
  const period =
    rentalMode === 'hour'
      ? { startDate, endDate, startSlot: endSlot! + 1, endSlot: endSlot! + quantity }
      : { startDate: endDate, endDate: until, startSlot: null, endSlot: null }
  const stay = { rentalMode, timeZone, quantity, ...period }
  return { ...property, rentalMode, unitPrice, stay, isExtension: true, now }
}

/**
 * Chooses how long a tenant extends a stay, puts that period on hold and continues with its addendum in the
 * wizard.
 */
export function Extension({ booking, onClose }: Props) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const stay = useReservationStayTexts()
  const describe = useErrorText()
  const { showError } = useFeedback()
  const navigate = useNavigate()
  const { id, property, room, rentalMode, endDate, endSlot } = booking
  const byHour = rentalMode === 'hour'
  const [wanted, setWanted] = useState<string>()
  // The same request is repeated with the same key, because a request whose answer was lost may have
  // succeeded.
  const keys = useRef(new Map<number, string>())
  const extend = usePageMutation(reservations.extend(id, useCaptcha(false)))
  const { data: availability, error } = useQuery(
    properties.availability(property.id, room ? { roomId: room.id } : {}),
  )
  const text = (name: TextName<'mfe-owners.extension'>, values?: Record<string, string>) =>
    formatMessage({ id: `mfe-owners.extension.${name}` }, values)
  const { data: place } = useQuery(properties.detail(property.id))
  const choices = availability && extensionChoices(booking, availability)
  const quantity = Number(wanted ?? choices?.[0]?.quantity)
  const choice = choices?.find((one) => one.quantity === quantity)
  const costs = availability && place && choice && factsOf(booking, place, choice, availability.serverTime)
  const nameOf = (until: string) => (byHour ? until : dates.day(lastDayBefore(until)))
  const hold = () => {
    const idempotencyKey = keys.current.get(quantity) ?? crypto.randomUUID()
    keys.current.set(quantity, idempotencyKey)
    extend.mutate(
      { quantity, idempotencyKey },
      {
        onSuccess: (held) => navigate(wizardPath(held)),
        // The host shows the error with a button that sends the confirmation link again.
        onError: (refusal) => {
          if (isApiError(refusal, 'email_unconfirmed')) void showError(refusal)
        },
      },
    )
  }
  const failure = error ?? extend.error
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('title')}
      description={text('text', { until: byHour ? hourText(endSlot!) : dates.day(lastDayBefore(endDate)) })}
      closeLabel={formatMessage({ id: 'mfe-owners.close' })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button disabled={!choices?.length} loading={extend.isPending} onClick={hold}>
            {text('next')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {choices?.length === 0 && (
          <Alert tone="warn" role="none">
            {text('nothing')}
          </Alert>
        )}
        {choices && choices.length > 0 && (
          <>
            <Select
              label={text(byHour ? 'hours' : 'months')}
              value={String(quantity)}
              onChange={(event) => setWanted(event.target.value)}
              options={choices.map(({ quantity: count, until }) => ({
                value: String(count),
                label: text('choice', {
                  length: stay.length({ ...booking, quantity: count }),
                  until: nameOf(until),
                }),
              }))}
            />
            {costs && <ReservationMovingCosts facts={costs} timeZone={booking.timeZone} />}
            <Text textStyle="small" color="fg.muted">
              <FormattedMessage id="mfe-owners.extension.note" />
            </Text>
          </>
        )}
        {failure && <Alert tone="bad" title={describe(failure).text} />}
      </Stack>
    </Dialog>
  )
}
