import { useIntl } from '@metrolibre/platform'

/** The fields of properties and rooms, by their names in a request or in the log, with their texts. */
const names = {
  name: 'name',
  description: 'description',
  address: 'address',
  street: 'address',
  lat: 'place',
  long: 'place',
  latitude: 'place',
  longitude: 'place',
  publicLatitude: 'place',
  publicLongitude: 'place',
  zone: 'zone',
  zoneId: 'zone',
  propertyType: 'kind',
  type: 'kind',
  rentalMode: 'rentalMode',
  area: 'area',
  landUse: 'landUse',
  uses: 'uses',
  paintingState: 'paintingState',
  floorState: 'floorState',
  unusedTime: 'unusedTime',
  bathrooms: 'bathrooms',
  garage: 'garage',
  vault: 'vault',
  cleaning: 'cleaning',
  wifi: 'wifi',
  security: 'security',
  startLease: 'startLease',
  endLease: 'endLease',
  opensAtSlot: 'opening',
  closesAtSlot: 'opening',
  expectedValue: 'expectedValue',
  suggestedValue: 'suggestedValue',
  commonExpenses: 'commonExpenses',
  deposit: 'deposit',
  parkingPrice: 'parking',
  monthlyPrice: 'valueByMonth',
  hourlyPrice: 'valueByHour',
  email: 'email',
  phone: 'phone',
  calendlyLink: 'calendlyLink',
  owner: 'owner',
  ownerId: 'owner',
  admins: 'admins',
  images: 'pictures',
  image: 'cover',
  order: 'order',
  images3D: 'panoramas',
  isActive: 'active',
  isVerified: 'verified',
  included: 'included',
  prices: 'value',
  commission: 'offer.commission',
  validUntil: 'offer.validUntil',
  note: 'offer.note',
  inspectionNote: 'inspect.note',
  deletedAt: 'inTrash',
  stage: 'stage',
  lang: 'lang',
} as const

/** Returns a function that names a field of a property or room in the language of the page. */
export const useFieldName = () => {
  const { formatMessage } = useIntl()
  return (field: string): string =>
    Object.hasOwn(names, field)
      ? formatMessage({ id: `mfe-admin.property.${names[field as keyof typeof names]}` })
      : field
}
