import type { Reservation } from '@metrolibre/api-client'
import { ChangeLines } from './change-lines.tsx'

interface Props {
  reservation: Reservation
  settled?: boolean
}

/** The money of a reservation that changes the dates of another one; nothing for any other reservation. */
export function ChangeOf({ reservation: { currency, dateChange }, settled = false }: Props) {
  if (!dateChange) return null
  const { credit, due, back } = dateChange
  return <ChangeLines currency={currency} carried={credit - back} due={due} back={back} settled={settled} />
}
