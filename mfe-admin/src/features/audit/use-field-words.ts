import { currencies, formatExact, reservationStates, type AuditEntry } from '@metrolibre/contract'
import { useIntl, useLocale } from '@metrolibre/platform'
import * as v from 'valibot'
import { useFieldName } from '../../properties/use-field-name.ts'
import { useRecordedValue } from '../../properties/use-recorded-value.ts'
import { useValueText } from './use-value-text.ts'

const names = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'whatsapp',
  'country',
  'birthDate',
  'companyName',
  'identityCard',
  'representativeName',
  'rut',
  'language',
  'isActive',
  'isOwner',
  'isAdmin',
  'isVerified',
  'isVisible',
  'deletedAt',
  'erasedAt',
  'state',
  'city',
  'name',
  'rate',
  'averageValue',
  'timeZone',
  'latitude',
  'longitude',
  'image',
  'images',
  'text',
  'title',
  'description',
  'lang',
  'comment',
  'position',
  'location',
  'video',
  'order',
  'sortOrder',
  'refusal',
  'reason',
  'amount',
  'currency',
  'paidOn',
  'reference',
  'version',
  'propertyId',
  'correctsId',
  'from',
  'percent',
  'titleEn',
  'descriptionEn',
  'isRemote',
  'employment',
  'until',
  'webSite',
  'instagram',
  'changedSinceVisit',
  'value',
  'createdAt',
  'measures',
  'overridden',
  'bank',
  'numberEnd',
  'validFrom',
  'month',
  'lastDay',
  'receivedOn',
  'stayEnd',
] as const

type Fields = Readonly<Record<string, unknown>> | null
type About = Pick<AuditEntry, 'entity' | 'before' | 'after' | 'currency'>

const Measures = v.pipe(
  v.array(v.object({ name: v.string(), value: v.number(), unit: v.string() })),
  v.minLength(1),
)

const aboutPlaces: readonly string[] = ['property', 'room']

/** Returns how the fields of a change and their values are written. Unknown fields keep their names. */
export const useFieldWords = () => {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const propertyField = useFieldName()
  const ofProperty = useRecordedValue()
  const plain = useValueText()
  const nameOf = ({ entity }: Pick<About, 'entity'>, field: string): string => {
    if (aboutPlaces.includes(entity)) {
      const name = propertyField(field)
      if (name !== field) return name
    }
    if (entity === 'zone' && field === 'state') return formatMessage({ id: 'mfe-admin.changes.field.region' })
    const known = names.find((name) => name === field)
    return known ? formatMessage({ id: `mfe-admin.changes.field.${known}` }) : field
  }
  const valueOf = (entry: About, field: string, value: unknown): string => {
    if (entry.entity === 'reservation' && field === 'state') {
      const state = reservationStates.find((one) => one === value)
      if (state) return formatMessage({ id: `mfe-admin.state.${state}` })
    }
    if (aboutPlaces.includes(entry.entity) && field !== 'images') {
      const known = ofProperty(field, value, entry.currency ?? null)
      if (known !== undefined) return known || plain(null)
    }
    if (field === 'percent' && typeof value === 'number') return `${plain(value)} %`
    if (field === 'amount' && typeof value === 'number') {
      const currency = currencies.find((code) => code === currencyOf(entry))
      if (currency) return formatExact({ amount: value, currency }, locale)
    }
    if (v.is(Measures, value))
      return value.map(({ name, value: length, unit }) => `${name} ${plain(length)} ${unit}`).join(', ')
    if (Array.isArray(value)) return value.map((one) => valueOf(entry, '', one)).join(', ') || plain(null)
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .map(([name, one]) => `${nameOf(entry, name)}: ${valueOf(entry, name, one)}`)
        .join(', ')
    return plain(value)
  }
  return { nameOf, valueOf }
}

const currencyOf = ({ before, after }: { before: Fields; after: Fields }): unknown =>
  after?.['currency'] ?? before?.['currency']
