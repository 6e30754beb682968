import { zones } from '@metrolibre/api-client'
import { countries, listingStages, propertyTypes } from '@metrolibre/contract'
import { useQuery } from '@metrolibre/platform'
import type { AdminListFilter } from '../../list/list-definition.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'

/** The filters of properties. The zones are offered once they are loaded. */
export const usePropertyFilters = (zone: string | null): AdminListFilter[] => {
  const { text } = usePropertyTexts()
  const { data } = useQuery(zones.all())
  const yesOrNo = [
    { value: 'true', label: text('yes') },
    { value: 'false', label: text('no') },
  ]
  const known = (data?.zones ?? []).map((one) => ({ value: one.id, label: `${one.zone}, ${one.city}` }))
  // A zone of the address counts before its name is known.
  const choices = known.length === 0 && zone ? [{ value: zone, label: text('zone') }] : known
  return [
    {
      name: 'propertyType',
      label: text('kind'),
      choices: propertyTypes.map((value) => ({ value, label: text(`kind.${value}`) })),
    },
    {
      name: 'stage',
      label: text('stage'),
      choices: listingStages.map((value) => ({ value, label: text(`stage.${value}`) })),
    },
    { name: 'isActive', label: text('active'), choices: yesOrNo },
    { name: 'isVerified', label: text('verified'), choices: yesOrNo },
    { name: 'waiting', label: text('waiting'), choices: [yesOrNo[0]!] },
    { name: 'awaitsOffer', label: text('awaitsOffer'), choices: [yesOrNo[0]!] },
    { name: 'country', label: text('country'), choices: countries.map((value) => ({ value, label: value })) },
    { name: 'zone', label: text('zone'), choices },
  ]
}
