import { isApiError, type Availability, type Reservation } from '@metrolibre/api-client'
import { changeSums, dateAt } from '@metrolibre/contract'
import { FormattedMessage, Link, useUnsavedChanges } from '@metrolibre/platform'
import { Alert, Box, Button } from '@metrolibre/ui'
import { BackButton, InView, StepActions } from '@metrolibre/ui/parts'
import { useEffect, useMemo, useState } from 'react'
import { useMoney } from '../../features/booking/use-money.ts'
import { StepFrame } from '../../features/booking/step-frame.tsx'
import { Summary } from '../../features/booking/summary.tsx'
import { noChoice, type Choice } from '../../features/dates/choice.ts'
import { HourChoice } from '../../features/dates/hour-choice.tsx'
import { MonthChoice } from '../../features/dates/month-choice.tsx'
import { bookingPath } from '../../property/paths.ts'
import { isSameStay, withoutPeriod, type ChangedBooking } from './change.ts'
import { ChangeIntro, ChangeOffer } from './change-offer.tsx'
import { DatesRefused } from './dates-refused.tsx'
import { useKeptChoice } from './drafts.ts'
import { ChosenBand } from './chosen-band.tsx'
import type { CalendarPlace } from './entry.ts'
import { OwnHold, useOwnHold } from './own-hold.tsx'
import { MovingCosts } from '../../property/moving-costs.tsx'
import { placeOfProperty } from '../../features/booking/summary-place.ts'
import { isGone, readChoice, readRules } from './read-choice.ts'
import { useHold } from './use-hold.ts'
import { useHoldQuestion } from './use-leaving.ts'
import { useOtherDates } from './use-other-dates.ts'
import { useBookingSteps } from './use-steps.ts'

interface Props {
  place: CalendarPlace
  availability: Availability
  /** The paid booking whose dates are changed. */
  change?: ChangedBooking | undefined
}

/** Step 1: the start and the length of the stay. Continuing puts the place on hold. */
export function DatesStep({ place, availability, change }: Props) {
  const { property, room, rentalMode, unitPrice } = place
  const draft = useKeptChoice(property.id, room?.id ?? null, change?.booking.id)
  const [choice, setChoice] = useState(() => {
    const kept = draft.read() ?? noChoice
    // A stored day that is now in the past is not restored.
    return kept.startDate !== null && kept.startDate < dateAt(availability.serverTime, property.timeZone)
      ? noChoice
      : kept
  })
  const [touched, setTouched] = useState(false)
  const [warned, setWarned] = useState(false)
  const [tries, setTries] = useState(0)
  const hold = useHold(place, change)
  const { own, refetch, find } = useOwnHold(property.id, room?.id ?? null)
  const steps = useBookingSteps()
  const money = useMoney()
  const release = useOtherDates(own)
  // What the user gives up by choosing other dates is free for them. The rules cache what they have computed, so they
  // are created only when one of these changes.
  const given = change?.terms.period ?? own?.period
  const rules = useMemo(
    () => readRules(place, given ? withoutPeriod(availability, given) : availability),
    [place, availability, given],
  )
  const chosen = readChoice(place, rules, choice)
  const same = change !== undefined && chosen !== null && isSameStay(chosen, change.booking)
  const stay = same ? null : chosen
  const unsaved = touched && stay !== null
  // What was only chosen would be lost; what is on hold is kept for a while.
  const question = useHoldQuestion(own ?? null)
  useUnsavedChanges((unsaved || question !== undefined) && !hold.pending, unsaved ? undefined : question)
  const choose = (next: Choice) => {
    setChoice(next)
    setTouched(true)
    setWarned(false)
    hold.reset()
    draft.write(next)
  }
  // Another tab of the user may have them on hold since a moment ago, so nobody else is blamed before that is known.
  const taken = !hold.pending && isGone(rules, choice)
  const [checked, setChecked] = useState<Choice>()
  const isOwnRefusal = isApiError(hold.error, 'own_hold')
  useEffect(() => {
    if (taken || isOwnRefusal) void refetch().finally(() => setChecked(choice))
  }, [taken, isOwnRefusal, refetch, choice])
  const gone = taken && own === null && checked === choice
  const goOn = async () => {
    setTries(tries + 1)
    setWarned(!stay)
    if (!stay) return
    const goOnWith = ({ id, status }: Reservation) =>
      status === 'held' ? steps.toContract(id) : steps.toPayment(id)
    // On hold since a moment ago, they may not be in the list yet.
    const onOwn = async () => {
      const held = await find()
      if (held && isSameStay(stay, held)) goOnWith(held)
    }
    const take = () => hold.take(stay, () => void onOwn())
    if (!own || change) return take()
    if (isSameStay(stay, own)) return goOnWith(own)
    if (await release()) take()
  }
  const near = change?.booking.startDate
  const due =
    change && stay
      ? changeSums({ amount: stay.total, currency: stay.currency }, change.terms.credit).due
      : undefined
  const mode = rentalMode === 'hour' ? 'hours' : 'months'
  return (
    <StepFrame
      step="dates"
      title={
        <FormattedMessage
          id={change ? 'tenants.booking.move.title' : `tenants.booking.dates.${mode}.title`}
        />
      }
      text={<FormattedMessage id={`tenants.booking.dates.${mode}.text`} />}
      summary={
        <Summary
          place={placeOfProperty(place)}
          stay={stay}
          {...(change && stay && { note: <ChangeOffer change={change} stay={stay} /> })}
          costs={
            <MovingCosts
              facts={{
                ...property,
                rentalMode,
                unitPrice,
                stay,
                now: availability.serverTime,
                ...(due !== undefined && { due }),
              }}
              timeZone={property.timeZone}
            />
          }
        />
      }
      actions={
        <StepActions
          band={<ChosenBand stay={stay} start={rules.kind === 'months' ? choice.startDate : null} />}
          back={
            <BackButton
              as={Link}
              to={change ? bookingPath(change.booking.id) : `/propietario/${property.id}/details`}
              text={
                <FormattedMessage
                  id={change ? 'tenants.booking.move.back' : 'tenants.booking.backToProperty'}
                />
              }
            />
          }
          next={
            <Button variant="cta" size="lg" loading={hold.pending} onClick={() => void goOn()}>
              <FormattedMessage id="tenants.booking.dates.next" />
            </Button>
          }
        />
      }
    >
      {change && <ChangeIntro change={change} />}
      {own && (
        <Box mb="20px">
          <OwnHold reservation={own} />
        </Box>
      )}
      {rules.kind === 'hours' ? (
        <HourChoice rules={rules.hours} value={choice} near={near} onChange={choose} />
      ) : (
        <MonthChoice
          rules={rules.months}
          priceOf={(count) => money.exact({ amount: unitPrice * count, currency: property.currency })}
          value={choice}
          near={near}
          onChange={choose}
        />
      )}
      <Box mt="16px">
        {warned && same ? (
          <InView key={tries}>
            <Alert tone="warn" role="alert" title={<FormattedMessage id="tenants.booking.move.same" />} />
          </InView>
        ) : (
          (warned || gone || hold.error) && (
            <InView key={tries}>
              {isOwnRefusal && own ? (
                <OwnHold reservation={own} />
              ) : (
                <DatesRefused
                  warned={warned}
                  begun={choice.startDate !== null}
                  gone={gone}
                  error={hold.error}
                  rentalMode={rentalMode}
                />
              )}
            </InView>
          )
        )}
      </Box>
    </StepFrame>
  )
}
