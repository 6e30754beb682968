import { balanceStandings, currencies } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import type { AdminListFilter } from '../../list/list-definition.ts'

/** The filters of the list of owners with what they are owed. */
export const useBalanceFilters = (): AdminListFilter[] => {
  const { formatMessage } = useIntl()
  return [
    {
      name: 'standing',
      label: formatMessage({ id: 'mfe-admin.balances.standing' }),
      choices: balanceStandings.map((value) => ({
        value,
        label: formatMessage({ id: `mfe-admin.balances.standing.${value}` }),
      })),
    },
    {
      name: 'currency',
      label: formatMessage({ id: 'mfe-admin.balances.currency' }),
      choices: currencies.map((value) => ({ value, label: value })),
    },
  ]
}
