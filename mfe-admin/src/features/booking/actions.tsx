import type { AdminReservation } from '@metrolibre/api-client'
import { FormattedMessage } from '@metrolibre/platform'
import { Button, Flex, Text } from '@metrolibre/ui'
import { useEffect, useRef, useState } from 'react'
import { actionsOf, isDanger, isRefundHeld, type BookingAction, type AskedAction } from './booking.ts'
import { PartForm } from './part-form.tsx'
import { RecordPaymentForm } from './record-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { useAct } from './use-act.ts'

const asksFirst = (action: BookingAction): action is AskedAction | 'refundPart' => action !== 'await'

/** The actions for a reservation in its current state. Some first ask for a reference or a reason. */
export function BookingActions({ reservation }: { reservation: AdminReservation }) {
  const [open, setOpen] = useState<AskedAction | 'refundPart' | null>(null)
  const { act, busy } = useAct(reservation, () => setOpen(null))
  const [left, setLeft] = useState<AskedAction | 'refundPart'>()
  const leftButton = useRef<HTMLButtonElement>(null)
  // Going back from the question leads to where the admin came from.
  useEffect(() => {
    if (left) leftButton.current?.focus()
  }, [left])
  const actions = actionsOf(reservation)
  if (actions.length === 0)
    return isRefundHeld(reservation) ? (
      <Text color="fg.muted">
        <FormattedMessage id="mfe-admin.action.refundHeld" />
      </Text>
    ) : null
  const back = () => {
    setLeft(open ?? undefined)
    setOpen(null)
  }
  if (open === 'refundPart')
    return <PartForm reservation={reservation} onDone={() => setOpen(null)} onBack={back} />
  if (open === 'record')
    return (
      <RecordPaymentForm
        timeZone={reservation.timeZone}
        busy={busy}
        onSubmit={({ reference, receivedOn }) => void act(open, reference, receivedOn)}
        onBack={back}
      />
    )
  if (open)
    return <ReasonForm action={open} busy={busy} onSubmit={(words) => void act(open, words)} onBack={back} />
  return (
    <Flex gap="2" wrap="wrap">
      {actions.map((action, index) => (
        <Button
          key={action}
          ref={action === left ? leftButton : undefined}
          variant={isDanger(action) ? 'danger' : index === 0 ? 'primary' : 'outline'}
          loading={busy}
          onClick={() => {
            if (!asksFirst(action)) return void act('await', '')
            setLeft(undefined)
            setOpen(action)
          }}
        >
          <FormattedMessage id={`mfe-admin.action.${action}`} />
        </Button>
      ))}
    </Flex>
  )
}
