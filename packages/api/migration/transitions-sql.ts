import type { ReservationTransition } from '@metrolibre/contract'

const outcomes = { true: 'blocks', false: 'frees', keep: 'keeps' } as const

const rowOf = ({ from, to, blocks }: ReservationTransition): string =>
  `    (${from === null ? 'NULL' : `'${from}'`}, '${to}', '${outcomes[`${blocks}`]}')`

/**
 * Returns the machine of reservations as a database function that its trigger calls. The function returns
 * what a transition does to the period, or NULL when there is no such transition (RULES.md §6.2).
 */
export function transitionsSql(transitions: readonly ReservationTransition[]): string {
  return `-- Written from the contract's table of transitions: pnpm migration new <name> --transitions
CREATE OR REPLACE FUNCTION reservation_transition(from_state text, to_state text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT machine.period FROM (VALUES
${transitions.map(rowOf).join(',\n')}
  ) AS machine (from_state, to_state, period)
  WHERE machine.from_state IS NOT DISTINCT FROM $1 AND machine.to_state = $2
$$;
`
}
