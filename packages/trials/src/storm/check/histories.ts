import { findTransition } from '@metrolibre/contract'
import type { StormFacts } from './facts.ts'

/** Checks that each reservation's history is one chain of valid transitions and ends in the current state. */
export function checkHistories({ reservations, steps }: StormFacts): string[] {
  const stands = new Map<string, string>()
  const broken: string[] = []
  for (const { reservation, from, to, actor } of steps) {
    const before = stands.get(reservation) ?? null
    if (before !== from) broken.push(`history of ${reservation}: ${from} to ${to} follows ${before}`)
    if (!findTransition(from, to, actor))
      broken.push(`history of ${reservation}: ${from} to ${to} by ${actor}`)
    stands.set(reservation, to)
  }
  return [
    ...broken,
    ...reservations
      .filter(({ id, state }) => stands.get(id) !== state)
      .map(({ id, state }) => `history of ${id} ends at ${stands.get(id)}, it is ${state}`),
  ]
}
