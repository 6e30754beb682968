import { adminProperties, type AdminProperty, type Offer } from '@metrolibre/api-client'
import { fieldSign, fromMajor, usualCommission, toAmount, toMajor } from '@metrolibre/contract'
import { useDates, useFeedback, useLocale, useQueryClient } from '@metrolibre/platform'
import { toFactor, useForm } from '@metrolibre/platform/forms'
import { Alert, Button, Heading, Panel, Stack, Text } from '@metrolibre/ui'
import { DateInput, Textarea, TextInput } from '@metrolibre/ui/form'
import { useEffect, useRef, useState } from 'react'
import { useChangedMeanwhile } from '../../list/use-changed-meanwhile.tsx'
import { useRefresh } from '../../properties/use-refresh.ts'
import { useAskAboutOffer } from '../../properties/use-ask-about-offer.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { ValueTape } from '../../properties/value-tape.tsx'
import { offerSchema, type OfferValues } from './offer-values.ts'
import { RoomPriceFields } from './room-prices.tsx'

const isSigned = ({ listingStatus }: AdminProperty) =>
  listingStatus === 'accepted' || listingStatus === 'published'

const valuesOf = (property: AdminProperty): OfferValues => {
  const { currency, mandate, suggestedValue, rentalMode } = property
  const major = (minor: number | null) => (minor === null ? null : toMajor({ amount: minor, currency }))
  const open = mandate?.state === 'offered' ? mandate : null
  const offered = (room: string | null) =>
    open?.lines.find((line) => (line.room?.id ?? null) === room)?.price ?? null
  const own = (place: Pick<AdminProperty, 'rentalMode' | 'monthlyPrice' | 'hourlyPrice'>) =>
    place.rentalMode === 'hour' ? place.hourlyPrice : place.monthlyPrice
  return {
    price: major(offered(null) ?? own(property) ?? (rentalMode === 'month' ? suggestedValue : null)),
    rooms: Object.fromEntries(property.rooms.map((room) => [room.id, major(offered(room.id) ?? own(room))])),
    commission: open?.commission ?? usualCommission,
    validUntil: open?.validUntil ?? '',
    note: open?.note ?? '',
  }
}

const offerOf = (property: AdminProperty, values: OfferValues): Offer => {
  const minor = (major: number) => fromMajor(major, property.currency).amount
  const priceOf = (mode: 'month' | 'hour', major: number | null | undefined) =>
    major === null || major === undefined
      ? {}
      : mode === 'hour'
        ? { hourlyPrice: minor(major) }
        : { monthlyPrice: minor(major) }
  const byRoom = property.propertyType === 'room'
  return {
    ...priceOf(property.rentalMode, values.price),
    ...(byRoom && {
      rooms: property.rooms
        .filter(({ id }) => (values.rooms[id] ?? null) !== null)
        .map((room) => ({ id: room.id, ...priceOf(room.rentalMode, values.rooms[room.id]) })),
    }),
    ...(!isSigned(property) && {
      commission: values.commission ?? usualCommission,
      validUntil: values.validUntil || null,
      ...(values.note.trim() && { note: values.note }),
    }),
  }
}

/** The offer to the owner, or once the mandate is signed the price of the property. */
export function ValuePanel({ property }: { property: AdminProperty }) {
  const { text, money } = usePropertyTexts()
  const { date, number } = useDates()
  const { averageValue, rate, currency, zone, rentalMode, mandate, timeZone } = property
  return (
    <Panel padded as="section" aria-labelledby="value">
      <Heading as="h2" id="value" textStyle="cardTitle">
        {text(rentalMode === 'hour' ? 'valueByHour' : 'valueByMonth')}
      </Heading>
      <Text textStyle="small" color="fg.muted" mb="3">
        {text('zoneValue', { zone: zone.zone, value: money(averageValue, currency), rate: number(rate) })}
      </Text>
      {rentalMode === 'month' && <ValueTape property={property} />}
      {mandate?.state === 'declined' && (
        <Alert title={text('offer.declined')}>
          <Text overflowWrap="anywhere" mt="1">
            {mandate.answeredAt && `${date(mandate.answeredAt, timeZone)}. `}
            {mandate.reason && <q>{mandate.reason}</q>}
          </Text>
        </Alert>
      )}
      {property.listingStatus === 'draft' ? (
        <Alert title={text('missing.submission')} />
      ) : (
        <OfferForm property={property} />
      )}
    </Panel>
  )
}

function OfferForm({ property }: { property: AdminProperty }) {
  const { locale } = useLocale()
  const { text, money } = usePropertyTexts()
  const { showError, toast } = useFeedback()
  const client = useQueryClient()
  const refresh = useRefresh()
  const [schema] = useState(() => offerSchema(property.currency))
  const form = useForm(schema, { defaultValues: valuesOf(property) })
  const { register, formState } = form
  const { currency, rentalMode, propertyType, rooms } = property
  const offered = `${property.mandate?.id} ${rooms.map(({ id }) => id).join(' ')}`
  const filledWith = useRef(offered)
  const [filled, setFilled] = useState(property)
  useEffect(() => {
    if (filledWith.current === offered) return
    filledWith.current = offered
    setFilled((before) => (formState.isDirty ? before : property))
    // A newer offer fills the form again, except what is being typed.
    form.saved(valuesOf(property), formState.defaultValues as OfferValues)
  }, [offered, property, form, formState.defaultValues, formState.isDirty])
  const signed = isSigned(property)
  const write = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? '' : money(fromMajor(amount, currency).amount, currency)
  // What is sent is compared with what was shown: other changes, such as of a switch next to it, are not in the way.
  const isSame = JSON.stringify(valuesOf(filled)) === JSON.stringify(valuesOf(property))
  const changed = useChangedMeanwhile({
    record: isSame ? property : filled,
    read: () => client.fetchQuery({ ...adminProperties.one(property.id), staleTime: 0 }),
    fields: [
      { label: text(signed ? 'offer.price' : 'offer.offered'), value: (one) => write(valuesOf(one).price) },
      ...rooms.map(({ id, name }) => ({
        label: name,
        value: (one: AdminProperty) => write(valuesOf(one).rooms[id]),
      })),
    ],
  })
  const prefix = fieldSign(currency, locale)
  const { ask } = useAskAboutOffer(property)
  const submit = form.handleSubmit(async (values) => {
    const { price } = values
    const asks = ask(price === null ? null : fromMajor(price, currency).amount, signed ? { seen: true } : {})
    if (!(await asks)) return
    try {
      const { ifUpdatedAt } = changed
      await adminProperties.offer(property.id, { ...offerOf(property, values), ifUpdatedAt })
      toast(text(signed ? 'offer.priced' : 'offer.sent'))
      form.saved(values)
      changed.forget()
      await refresh()
      setFilled(await client.fetchQuery(adminProperties.one(property.id)))
    } catch (error) {
      if (!(await changed.explain(error)) && !form.showFields(error)) await showError(error)
    }
  })
  const problem = (name: string) =>
    (formState.errors as Record<string, { message?: string } | undefined>)[name]?.message
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap="3" align="stretch" mt="3">
        <TextInput
          label={text(signed ? 'offer.price' : 'offer.offered')}
          prefix={prefix}
          suffix={text(`per.${rentalMode}`)}
          inputMode="decimal"
          error={problem('price')}
          {...register('price', { setValueAs: toAmount(currency) })}
        />
        {propertyType === 'room' && <RoomPriceFields property={property} form={form} />}
        {!signed && (
          <>
            <TextInput
              label={text('offer.commission')}
              suffix="%"
              inputMode="decimal"
              error={problem('commission')}
              {...register('commission', { setValueAs: toFactor })}
            />
            <DateInput label={text('offer.validUntil')} {...register('validUntil')} />
            <Textarea label={text('offer.note')} rows={3} error={problem('note')} {...register('note')} />
          </>
        )}
        {changed.notice}
        <Button type="submit" variant="cta" full loading={formState.isSubmitting}>
          {text(signed ? 'setValue' : 'offer.send')}
        </Button>
        <Text textStyle="small" color="fg.muted">
          {text(signed ? 'offer.signedNote' : 'offer.note.text')}
        </Text>
      </Stack>
    </form>
  )
}
