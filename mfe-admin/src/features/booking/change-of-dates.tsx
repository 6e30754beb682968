import type { AdminReservation } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { FormattedMessage, Link, useLocale } from '@metrolibre/platform'
import { TextLink } from '@metrolibre/ui'

const pathOf = (id: string) => `/admin/reservations?reservation=${id}`

/** The money of a change of dates, and a link to the other booking of the two. */
export function ChangeOfDates({ dateChange, changedTo, currency }: AdminReservation) {
  const { locale } = useLocale()
  const money = (amount: number) => formatExact({ amount, currency }, locale)
  if (!dateChange)
    return changedTo ? (
      <TextLink as={Link} to={pathOf(changedTo)}>
        <FormattedMessage id="mfe-admin.reservation.changeNext" />
      </TextLink>
    ) : null
  const { from, credit, due, back } = dateChange
  const values = { carried: money(credit - back), due: money(due), back: money(back) }
  return (
    <>
      <FormattedMessage id="mfe-admin.reservation.changeFrom" values={values} />
      <br />
      <TextLink as={Link} to={pathOf(from)}>
        <FormattedMessage id="mfe-admin.reservation.changeFormer" />
      </TextLink>
    </>
  )
}
