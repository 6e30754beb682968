import { currencyOf, toMajor, type AdminZone } from '@metrolibre/contract'
import { useIntl, type TextName } from '@metrolibre/platform'
import type { SavedColumn } from '../../list/save-spreadsheet.ts'

/** The columns of a spreadsheet of chosen zones. Values are in major units of the currency next to them. */
export const useZoneSheet = (): SavedColumn<AdminZone>[] => {
  const { formatMessage } = useIntl()
  const head = (name: TextName<'mfe-admin.zones'>) => formatMessage({ id: `mfe-admin.zones.${name}` })
  return [
    { head: head('zone'), width: 26, read: ({ zone }) => zone },
    { head: head('city'), width: 18, read: ({ city }) => city },
    { head: head('state'), width: 24, read: ({ state }) => state },
    { head: head('country'), width: 10, read: ({ country }) => country },
    { head: head('rate'), width: 10, read: ({ rate }) => rate },
    {
      head: head('perSquareMetre'),
      width: 16,
      read: ({ averageValue, country }) => {
        const currency = currencyOf(country)
        return { major: toMajor({ amount: averageValue, currency }), currency }
      },
    },
    {
      head: formatMessage({ id: 'mfe-admin.payments.currency' }),
      width: 10,
      read: ({ country }) => currencyOf(country),
    },
    { head: head('publishedCount'), width: 14, read: ({ published }) => published },
    {
      head: head('active'),
      width: 10,
      read: ({ isActive }) => formatMessage({ id: isActive ? 'mfe-admin.yes' : 'mfe-admin.no' }),
    },
  ]
}
