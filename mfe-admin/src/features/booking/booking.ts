import type { AdminReservation } from '@metrolibre/api-client'
import { findTransition } from '@metrolibre/contract'

/** What an admin can do with a reservation in its present state; the server decides again. RULES.md §6. */
export type Action = 'await' | AskedAction

/** What is done with a word that stays in the history: the bank's reference, or why. */
export type AskedAction = 'record' | 'refund' | 'cancel'

export const actionsOf = ({ status }: Pick<AdminReservation, 'status'>): readonly Action[] => {
  const may = (to: Parameters<typeof findTransition>[1]) => findTransition(status, to, 'admin') !== undefined
  return [
    ...(may('awaiting_transfer') ? (['await'] as const) : []),
    ...(may('confirmed') ? (['record'] as const) : []),
    ...(may('refund_pending') ? (['refund'] as const) : []),
    ...(may('cancelled') ? (['cancel'] as const) : []),
  ]
}

/** A person as `Javiera Prueba`, with the company when there is one. */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

export const placeName = ({ room, property }: AdminReservation): string =>
  room ? `${property.name}, ${room.name}` : property.name
