import { CalendarDate, printed, requiredText } from '@metrolibre/contract'
import { useForm } from '@metrolibre/platform/forms'
import { useEffect, useState } from 'react'
import { check, object, pipe } from 'valibot'

/**
 * The fields of a transfer that arrived: the bank's reference and the day on which it came, `today` at the latest. The first
 * one has the focus, because the button that led here is gone, and with it the place of the keyboard.
 */
export function useReceivedTransfer(today: string) {
  const [schema] = useState(() =>
    object({
      reference: printed(requiredText(120)),
      receivedOn: pipe(
        CalendarDate,
        check((day) => day <= today, 'validation.date'),
      ),
    }),
  )
  const form = useForm(schema, { defaultValues: { reference: '', receivedOn: today } })
  const { setFocus } = form
  useEffect(() => setFocus('reference'), [setFocus])
  return form
}
