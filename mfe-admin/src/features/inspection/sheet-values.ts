import type { AdminProperty } from '@metrolibre/api-client'
import {
  Condition,
  fitsCurrency,
  fromMajor,
  maxMeasures,
  measureName,
  noSiteAnswers,
  siteAnswerEntries,
  siteAnswersOf,
  siteChanges,
  toMajor,
  Uses,
  usualCommission,
  usualMeasureName,
  type CurrencyCode,
  type InspectionBody,
  type Locale,
  type MeasureName,
  type PropertyType,
} from '@metrolibre/contract'
import type { SchemaForm } from '@metrolibre/platform/forms'
import * as v from 'valibot'
import { SeenInInspection, seenInInspection } from './seen.ts'

const positive = v.nullable(
  v.pipe(
    v.number('validation.invalid'),
    v.minValue(0, 'validation.min'),
    v.maxValue(10_000_000, 'validation.max'),
  ),
)
const count = v.nullable(
  v.pipe(v.number('validation.invalid'), v.integer('validation.integer'), v.minValue(0, 'validation.min')),
)
const MeasureFields = v.object({
  name: v.pipe(v.string(), v.maxLength(60, 'validation.max_length')),
  value: positive,
  unit: v.picklist(['m', 'm2']),
})
const Measure = v.pipe(
  MeasureFields,
  v.forward(
    v.check(({ name, value }) => value === null || name.trim() !== '', 'validation.required'),
    ['name'],
  ),
)

const Fields = v.object({
  measures: v.pipe(v.array(Measure), v.maxLength(maxMeasures)),
  area: positive,
  paintingState: v.nullable(Condition),
  floorState: v.nullable(Condition),
  bathrooms: count,
  garage: count,
  ...siteAnswerEntries,
  uses: Uses,
  note: v.pipe(v.string(), v.maxLength(5000, 'validation.max_length')),
  /** What is offered to the owner, in major units, per month or hour. */
  price: positive,
  /** The commission of the offer, in percent. */
  commission: v.nullable(
    v.pipe(
      v.number('validation.invalid'),
      v.minValue(0, 'validation.min'),
      v.maxValue(100, 'validation.max'),
    ),
  ),
  seen: SeenInInspection,
})

/** What the sheet of a property checks. */
export const sheetSchema = (currency: CurrencyCode) =>
  v.object({
    ...Fields.entries,
    price: v.pipe(
      positive,
      v.check((price) => fitsCurrency(price, currency), 'validation.whole_amount'),
    ),
  })
export type SheetSchema = ReturnType<typeof sheetSchema>
export type SheetValues = v.InferInput<SheetSchema>
export type SheetForm = SchemaForm<SheetSchema>

/** The incomplete values that are kept on the device. */
export const SheetKept = v.partial(
  v.object({
    ...Fields.entries,
    measures: v.array(v.object({ ...MeasureFields.entries, value: v.nullish(v.number(), null) })),
    area: v.nullish(v.number(), null),
    bathrooms: v.nullish(v.number(), null),
    garage: v.nullish(v.number(), null),
    clearHeight: v.nullish(v.number(), null),
    gateWidth: v.nullish(v.number(), null),
    gateHeight: v.nullish(v.number(), null),
    floorLoad: v.nullish(v.number(), null),
    price: v.nullish(v.number(), null),
    commission: v.nullish(v.number(), null),
  }),
)

/** What is measured at each kind of place. Others can be added on the sheet. */
export const usualMeasures: Readonly<Record<PropertyType, readonly MeasureName[]>> = {
  room: ['length', 'width', 'height'],
  entire: ['length', 'width', 'height'],
  // Height and gate are facts of their own.
  galpon: ['length', 'width'],
  terreno: ['front', 'depth'],
}

/** Returns what is offered for a whole property, or the price that it has without an open offer. */
export const offeredPrice = ({
  mandate,
  rentalMode,
  monthlyPrice,
  hourlyPrice,
}: AdminProperty): number | null =>
  (mandate?.state === 'offered' && mandate.lines.find(({ room }) => room === null)?.price) ||
  (rentalMode === 'hour' ? hourlyPrice : monthlyPrice)

/** Returns what a new sheet shows of a property in a language. */
export const sheetValuesOf = (property: AdminProperty, locale: Locale): SheetValues => {
  const known = (property.inspection?.measures ?? []).map((one) => ({
    ...one,
    name: measureName(one.name, locale),
  }))
  const names = usualMeasures[property.propertyType].map((name) => usualMeasureName(name, locale))
  const usual = names
    .filter((name) => known.every((one) => one.name !== name))
    .map((name) => ({ name, value: null, unit: 'm' as const }))
  const price = offeredPrice(property)
  return {
    measures: [...known, ...usual],
    area: property.area,
    paintingState: property.paintingState,
    floorState: property.floorState,
    bathrooms: property.bathrooms,
    garage: property.garage,
    ...siteAnswersOf(property),
    uses: property.uses,
    note: property.inspection?.note ?? '',
    price: price === null ? null : toMajor({ amount: price, currency: property.currency }),
    commission: property.mandate?.commission ?? usualCommission,
    seen: seenInInspection(property),
  }
}

/**
 * Returns the sheet as it is sent. Measures without a value are left out, and so is what the inspector did not touch:
 * somebody else may have changed it since the sheet was begun. `known` is what the inspector saw of other sheets.
 */
export const inspectionOf = (
  { seen, ...values }: SheetValues,
  { at, known }: { at: string; known: SeenInInspection },
): InspectionBody => ({
  at,
  ifInspectedAt: known.inspectedAt,
  measures: values.measures.flatMap(({ name, value, unit }) =>
    name.trim() === '' || value === null ? [] : [{ name: name.trim(), value, unit }],
  ),
  note: values.note,
  ...(values.area && values.area !== seen.area && { area: values.area }),
  ...(values.paintingState &&
    values.paintingState !== seen.paintingState && { paintingState: values.paintingState }),
  ...(values.floorState && values.floorState !== seen.floorState && { floorState: values.floorState }),
  ...(values.bathrooms !== null && values.bathrooms !== seen.bathrooms && { bathrooms: values.bathrooms }),
  ...(values.garage !== null && values.garage !== seen.garage && { garage: values.garage }),
  ...siteChanges(seen.site ?? noSiteAnswers, values),
  ...(values.uses.join() !== seen.uses?.join() && { uses: values.uses }),
})

/** Returns the price to offer in minor units, or null when none was entered or it is offered already. */
export const newOffer = (property: AdminProperty, values: SheetValues): number | null => {
  if (!values.price) return null
  const amount = fromMajor(values.price, property.currency).amount
  const offered = property.mandate?.lines.find(({ room }) => room === null)?.price
  return offered === amount && property.mandate?.state !== 'declined' ? null : amount
}
