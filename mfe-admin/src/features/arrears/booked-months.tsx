import type { BookingArrears } from '@metrolibre/api-client'
import { chargeStateOf, daysLate, isUnpaidCharge, type PlanCharge } from '@metrolibre/contract'
import { useDates, type TextName } from '@metrolibre/platform'
import { Box, Button, chakra, Flex, Text } from '@metrolibre/ui'
import { Bank, HandCoins, Hourglass } from '@metrolibre/ui/icons'
import { useState } from 'react'
import { ChargeBadge } from './charge-badge.tsx'
import { GrantForm, monthDecisions, TransferForm, WaiveForm, type MonthDecision } from './month-forms.tsx'
import { isOwedMonth, useArrearsTexts } from './use-arrears-texts.ts'

const forms = { grant: GrantForm, waive: WaiveForm, transfer: TransferForm } as const
const icons = { grant: <Hourglass />, waive: <HandCoins />, transfer: <Bank /> } as const

interface Props {
  arrears: BookingArrears
}

/** The months of a booking, each with what the office can decide about it. */
export function BookedMonths({ arrears: { reservation, today } }: Props) {
  const { charges = [] } = reservation
  const next = charges.find(isUnpaidCharge)
  return (
    <chakra.ol listStyleType="none" p="0">
      {charges.map((charge) => (
        <Month
          // A decision is over once the month has another state or another last day.
          key={[charge.number, charge.standing, charge.grantedTo].join()}
          reservation={reservation}
          charge={charge}
          isNext={charge === next}
          today={today}
        />
      ))}
    </chakra.ol>
  )
}

interface MonthProps {
  reservation: BookingArrears['reservation']
  charge: PlanCharge
  isNext: boolean
  today: string
}

function Month({ reservation, charge, isNext, today }: MonthProps) {
  const { text, money } = useArrearsTexts()
  const dates = useDates()
  const [open, setOpen] = useState<MonthDecision>()
  const { number, dueOn, grantedTo, transferAskedAt, receivedOn } = charge
  const isOwed = isOwedMonth(charge)
  const offered = monthDecisions.filter((one) => (one === 'transfer' ? isNext : isOwed))
  const total = money(charge.amount, reservation.currency)
  const name = text('monthOf', { number, count: reservation.quantity })
  const notes = [
    ...(isOwed ? [text('late', { days: daysLate(dueOn, today) })] : []),
    ...(grantedTo && isOwed ? [text('until', { day: dates.day(grantedTo) })] : []),
    ...(transferAskedAt && isNext
      ? [text('asked', { day: dates.date(transferAskedAt, reservation.timeZone) })]
      : []),
    ...(receivedOn ? [text('byTransfer', { day: dates.day(receivedOn) })] : []),
  ]
  const Form = open && forms[open]
  const label = (decision: MonthDecision): TextName<'mfe-admin.arrears'> => decision
  return (
    <Box as="li" px="18px" py="14px" borderTopWidth="1px" borderColor="border">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box minW="0">
          <Text fontWeight={640}>{dates.day(dueOn)}</Text>
          <Text textStyle="small" color="fg.muted">
            {[name, ...notes].join(' · ')}
          </Text>
        </Box>
        <Flex gap="3" align="center">
          <Text fontWeight={650} whiteSpace="nowrap" translate="no">
            {total}
          </Text>
          <ChargeBadge state={chargeStateOf(charge)} />
        </Flex>
      </Flex>
      {offered.length > 0 && !Form && (
        <Flex gap="2" wrap="wrap" mt="3">
          {offered.map((decision) => (
            <Button
              key={decision}
              size="sm"
              variant="outline"
              icon={icons[decision]}
              aria-label={`${text(label(decision))}: ${name}`}
              onClick={() => setOpen(decision)}
            >
              {text(label(decision))}
            </Button>
          ))}
        </Flex>
      )}
      {Form && (
        <Form
          reservationId={reservation.id}
          charge={charge}
          today={today}
          total={total}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Box>
  )
}
