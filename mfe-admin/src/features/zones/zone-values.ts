import {
  currencyOf,
  fitsCurrency,
  fromMajor,
  timeZoneOf,
  toMajor,
  ZoneInput,
  type AdminZone,
  type Country,
} from '@metrolibre/contract'
import {
  forward,
  maxValue,
  minValue,
  number,
  object,
  partialCheck,
  pipe,
  type InferInput,
  type InferOutput,
} from 'valibot'

const { country, state, city, zone, lat, long, rate } = ZoneInput.entries
const timeZone = ZoneInput.entries.timeZone.wrapped

const ZoneFields = object({
  country,
  state,
  city,
  zone,
  lat,
  long,
  rate,
  timeZone,
  average: pipe(
    number('validation.required'),
    minValue(0, 'validation.min'),
    maxValue(10_000_000, 'validation.max'),
  ),
})
/** What the form of a zone checks. The value per square metre is in major units. */
export const ZoneSchema = pipe(
  ZoneFields,
  forward(
    partialCheck(
      [['country'], ['average']],
      (values) => fitsCurrency(values.average, currencyOf(values.country)),
      'validation.whole_amount',
    ),
    ['average'],
  ),
)
export type ZoneValues = InferInput<typeof ZoneSchema>

/** Where the map of a new zone starts: the capital of the country. */
export const capitals: Readonly<Record<Country, { lat: number; long: number }>> = {
  Chile: { lat: -33.4372, long: -70.6506 },
  Perú: { lat: -12.0464, long: -77.0428 },
}

/** Whether a centre is where the map of a new zone starts. */
export const isCapital = ({ lat: north, long: east }: { lat: number; long: number }, of: Country): boolean =>
  capitals[of].lat === north && capitals[of].long === east

export const emptyZone: ZoneValues = {
  country: 'Chile',
  state: '',
  city: '',
  zone: '',
  ...capitals.Chile,
  rate: 1,
  timeZone: timeZoneOf('Chile'),
  average: 0,
}

/** Returns what the form shows of a zone. */
export const zoneValuesOf = ({
  country: where,
  state: region,
  city: town,
  zone: name,
  lat: north,
  long: east,
  rate: factor,
  timeZone: clock,
  averageValue,
}: AdminZone): ZoneValues => ({
  country: where,
  state: region,
  city: town,
  zone: name,
  lat: north,
  long: east,
  rate: factor,
  timeZone: clock,
  average: toMajor({ amount: averageValue, currency: currencyOf(where) }),
})

/** Returns a zone as it is sent, with its value in minor units. */
export const zoneInputOf = ({ average, ...values }: InferOutput<typeof ZoneSchema>) => ({
  ...values,
  averageValue: fromMajor(average, currencyOf(values.country)).amount,
})
