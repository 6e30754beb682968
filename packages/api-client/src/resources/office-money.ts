import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads again, once the office has decided about money of a booking, what else shows it: bookings, payments, what owners are
 * owed, and the list of `key` that it was decided in.
 */
export const readMoneyAgain =
  (key: QueryKey) =>
  (
    _data: unknown,
    _error: unknown,
    _body: unknown,
    _result: unknown,
    { client }: { readonly client: QueryClient },
  ): Promise<unknown> =>
    Promise.all(
      [key, ['admin', 'bookings'], ['payments'], ['admin', 'ledger']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
