import type { AdminProperty } from '@metrolibre/api-client'
import { fieldSign, toAmount } from '@metrolibre/contract'
import { useFeedback, useLocale } from '@metrolibre/platform'
import { useForm, type SchemaForm } from '@metrolibre/platform/forms'
import { Box, Button, Stack } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import * as v from 'valibot'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { offerAmount, type offerSchema } from './offer-values.ts'

interface Props {
  property: AdminProperty
  form: SchemaForm<ReturnType<typeof offerSchema>>
}

/** What is offered for each room, with one price for all of them that can be typed once. */
export function RoomPriceFields({ property: { rooms, currency, rentalMode }, form }: Props) {
  const { locale } = useLocale()
  const { text } = usePropertyTexts()
  const prefix = fieldSign(currency, locale)
  const { register, formState } = form
  // A price by the month says nothing about a room that is rented by the hour.
  const alike = rooms.filter((room) => room.rentalMode === rentalMode)
  return (
    <>
      {alike.length > 1 && (
        <OnePrice
          count={alike.length}
          currency={currency}
          rentalMode={rentalMode}
          onSet={(price) => {
            for (const { id } of alike)
              form.setValue(`rooms.${id}`, price, { shouldDirty: true, shouldValidate: true })
          }}
        />
      )}
      <Box maxH="420px" overflowY="auto" px="1" mx="-1">
        <Stack gap="3" align="stretch">
          {rooms.map((room) => (
            <TextInput
              key={room.id}
              compact
              label={room.name}
              prefix={prefix}
              suffix={text(`per.${room.rentalMode}`)}
              inputMode="decimal"
              error={formState.errors.rooms?.[room.id]?.message}
              {...register(`rooms.${room.id}`, { setValueAs: toAmount(currency) })}
            />
          ))}
        </Stack>
      </Box>
    </>
  )
}

interface OnePriceProps extends Pick<AdminProperty, 'currency' | 'rentalMode'> {
  count: number
  onSet: (price: number) => void
}

/** It is no form of its own, because it stands in that of the offer. */
function OnePrice({ count, currency, rentalMode, onSet }: OnePriceProps) {
  const { locale } = useLocale()
  const { text } = usePropertyTexts()
  const { toast } = useFeedback()
  const [schema] = useState(() =>
    v.object({
      price: v.pipe(
        offerAmount(currency),
        v.check((price) => price !== null, 'validation.required'),
      ),
    }),
  )
  const one = useForm(schema, { defaultValues: { price: null } })
  const set = one.handleSubmit(({ price }) => {
    onSet(price!)
    toast(text('offer.rooms.set', { count }))
  })
  return (
    <Stack gap="2" align="stretch">
      <TextInput
        label={text('offer.rooms.one', { count })}
        prefix={fieldSign(currency, locale)}
        suffix={text(`per.${rentalMode}`)}
        inputMode="decimal"
        error={one.formState.errors.price?.message}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter would send the offer with the prices of before.
          event.preventDefault()
          void set()
        }}
        {...one.register('price', { setValueAs: toAmount(currency) })}
      />
      <Button variant="outline" size="sm" onClick={() => void set()}>
        {text('offer.rooms.setAll', { count })}
      </Button>
    </Stack>
  )
}
