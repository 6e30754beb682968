import type { AdminProperty } from '@metrolibre/api-client'
import { fieldSign, toAmount } from '@metrolibre/contract'
import { useLocale } from '@metrolibre/platform'
import { toFactor } from '@metrolibre/platform/forms'
import { Alert, Text } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { useAskAboutOffer } from '../../properties/use-ask-about-offer.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { ValueTape } from '../../properties/value-tape.tsx'
import { InspectionPart } from './part.tsx'
import type { SheetForm } from './sheet-values.ts'

interface Props {
  property: AdminProperty
  form: SheetForm
  /** What would be offered as the sheet is now, in minor units. */
  offered: number | null
}

/** What is offered to the owner, with a warning where it is far from the estimate, which needs no connection. */
export function OfferPart({ property, form, offered }: Props) {
  const { locale } = useLocale()
  const { text } = usePropertyTexts()
  const { warningOf } = useAskAboutOffer(property)
  const warning = warningOf(offered)
  return (
    <InspectionPart id="offer" title={text('inspect.offer')}>
      <ValueTape property={property} />
      <TextInput
        inputMode="decimal"
        label={text('offer.offered')}
        prefix={fieldSign(property.currency, locale)}
        suffix={text(`per.${property.rentalMode}`)}
        error={form.formState.errors.price?.message}
        {...form.register('price', { setValueAs: toAmount(property.currency) })}
      />
      {warning && (
        <Alert tone="warn" title={text('offer.far')}>
          {warning}
        </Alert>
      )}
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
    </InspectionPart>
  )
}
