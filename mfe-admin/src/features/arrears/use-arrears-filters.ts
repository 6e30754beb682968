import { arrearsStandings, countries } from '@metrolibre/contract'
import type { AdminListFilter } from '../../list/list-definition.ts'
import { useArrearsTexts } from './use-arrears-texts.ts'

/** The filters of the list of months that are not paid. */
export const useArrearsFilters = (): AdminListFilter[] => {
  const { text } = useArrearsTexts()
  return [
    {
      name: 'standing',
      label: text('state'),
      choices: arrearsStandings.map((value) => ({ value, label: text(`standing.${value}`) })),
    },
    {
      name: 'country',
      label: text('country'),
      choices: countries.map((value) => ({ value, label: value })),
    },
    { name: 'from', label: text('dueFrom') },
    { name: 'until', label: text('dueUntil') },
  ]
}
