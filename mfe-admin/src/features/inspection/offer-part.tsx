import type { AdminProperty } from '@metrolibre/api-client'
import { fieldSign, toAmount } from '@metrolibre/contract'
import { useLocale } from '@metrolibre/platform'
import { toFactor } from '@metrolibre/platform/forms'
import { Text } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { ValueTape } from '../../properties/value-tape.tsx'
import { Part } from './part.tsx'
import type { SheetForm } from './sheet-values.ts'

/** What is offered to the owner. */
export function OfferPart({ property, form }: { property: AdminProperty; form: SheetForm }) {
  const { locale } = useLocale()
  const { text } = usePropertyTexts()
  return (
    <Part id="offer" title={text('inspect.offer')}>
      <ValueTape property={property} />
      <TextInput
        inputMode="decimal"
        label={text('offer.offered')}
        prefix={fieldSign(property.currency, locale)}
        suffix={text(`per.${property.rentalMode}`)}
        error={form.formState.errors.price?.message}
        {...form.register('price', { setValueAs: toAmount(property.currency) })}
      />
      {property.listingStatus !== 'accepted' && property.listingStatus !== 'published' && (
        <TextInput
          inputMode="decimal"
          label={text('offer.commission')}
          suffix="%"
          error={form.formState.errors.commission?.message}
          {...form.register('commission', { setValueAs: toFactor })}
        />
      )}
      <Text textStyle="small" color="fg.muted">
        {text(property.listingStatus === 'draft' ? 'missing.submission' : 'inspect.offerNote')}
      </Text>
    </Part>
  )
}
