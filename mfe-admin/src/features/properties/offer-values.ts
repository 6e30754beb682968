import { fitsCurrency, printed, type CurrencyCode } from '@metrolibre/contract'
import * as v from 'valibot'

/** A price that is offered, in major units. Null where nothing was typed. */
export const offerAmount = (currency: CurrencyCode) =>
  v.nullable(
    v.pipe(
      v.number('validation.invalid'),
      v.gtValue(0, 'validation.min'),
      v.check((amount) => fitsCurrency(amount, currency), 'validation.whole_amount'),
    ),
  )

/** What the form checks. Amounts are in major units. Of a property whose rooms are rented, one price is enough. */
export const offerSchema = (currency: CurrencyCode) =>
  v.pipe(
    v.object({
      price: offerAmount(currency),
      rooms: v.record(v.string(), offerAmount(currency)),
      commission: v.nullable(
        v.pipe(
          v.number('validation.invalid'),
          v.minValue(0, 'validation.min'),
          v.maxValue(100, 'validation.max'),
        ),
      ),
      validUntil: v.string(),
      note: printed(v.pipe(v.string(), v.maxLength(1000, 'validation.max_length'))),
    }),
    v.forward(
      v.partialCheck(
        [['price'], ['rooms']],
        ({ price, rooms }) => [price, ...Object.values(rooms)].some((amount) => amount !== null),
        'validation.required',
      ),
      ['price'],
    ),
  )
export type OfferValues = v.InferOutput<ReturnType<typeof offerSchema>>
