import type { AdminProperty } from '@metrolibre/api-client'
import { siteFacts, siteSizes } from '@metrolibre/contract'
import { useRecordedValue } from '../../properties/use-recorded-value.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'

const compared = [
  'name',
  'description',
  'address',
  'area',
  'monthlyPlan',
  'landUse',
  'uses',
  'paintingState',
  'floorState',
  ...siteSizes,
  ...siteFacts,
  'bathrooms',
  'garage',
  'vault',
  'cleaning',
  'wifi',
  'security',
  'expectedValue',
  'suggestedValue',
  'commonExpenses',
  'deposit',
  'depositMonths',
  'depositIsLost',
  'keepsDeposit',
  'expensesCover',
  'parking',
  'startLease',
  'endLease',
  'email',
  'phone',
  'calendlyLink',
] as const

/** The fields of a property that are compared when somebody else saved it meanwhile, with their texts. */
export const useComparedFields = () => {
  const { text } = usePropertyTexts()
  const recorded = useRecordedValue()
  const write = (value: string | number | boolean | readonly string[] | null): string =>
    typeof value === 'boolean' ? text(value ? 'yes' : 'no') : String(value ?? '')
  return [
    { label: text('zone'), value: ({ zone }: AdminProperty) => zone.zone },
    { label: text('kind'), value: ({ propertyType }: AdminProperty) => text(`kind.${propertyType}`) },
    { label: text('owner'), value: ({ owner }: AdminProperty) => owner.firstName },
    ...compared.map((name) => ({
      label: text(name, { country: 'Chile' }),
      value: (property: AdminProperty) =>
        recorded(name, property[name] ?? null, property.currency) ?? write(property[name] ?? null),
    })),
  ]
}
