import { conditions, fieldSign, propertyTypes, toAmount, type Zone } from '@metrolibre/contract'
import { useLocale } from '@metrolibre/platform'
import { toChoice, toDecimal, toFactor, toNumber, useWatch } from '@metrolibre/platform/forms'
import { Heading, Panel, SimpleGrid, Stack } from '@metrolibre/ui'
import {
  Checkbox,
  DateInput,
  NumberInput,
  SegmentedControl,
  Select,
  Textarea,
  TextInput,
} from '@metrolibre/ui/form'
import type { ComponentProps, ReactNode } from 'react'
import { unusedTimes } from '../../properties/unused-times.ts'
import { SiteFields } from '../../properties/site-fields.tsx'
import { UseBoxes } from '../../properties/use-boxes.tsx'
import { usePropertyTexts } from '../../properties/use-text.ts'
import type { costEntries } from './cost-values.ts'
import { CostFields } from './cost-fields.tsx'
import { usePropertyForm } from './form-context.ts'
import type { PropertyValues } from './form-values.ts'
import { PlacePin } from './place-pin.tsx'

type Name = keyof PropertyValues
type CostName = keyof typeof costEntries

/** Returns the properties of the form's controls by their names. */
const useControls = () => {
  const { text } = usePropertyTexts()
  const { register, formState } = usePropertyForm()
  const error = (name: Name) => formState.errors[name]?.message as string | undefined
  type Labelled = Exclude<
    Name,
    'lat' | 'long' | 'propertyType' | 'opensAt' | 'closesAt' | 'admins' | CostName
  >
  return {
    error,
    text: (name: Labelled) => ({ label: text(name), error: error(name), ...register(name) }),
    number: (name: Name, label: string) => ({
      label,
      error: error(name),
      ...register(name, { setValueAs: toNumber }),
    }),
    decimal: (name: Name, label: string, read: typeof toDecimal = toDecimal) => ({
      label,
      error: error(name),
      inputMode: 'decimal' as const,
      ...register(name, { setValueAs: read }),
    }),
    choice: (name: Name, label: string) => ({
      label,
      error: error(name),
      ...register(name, { setValueAs: toChoice }),
    }),
    flag: (name: 'vault' | 'cleaning' | 'wifi' | 'security' | 'monthlyPlan') => ({
      label: text(name),
      ...register(name),
    }),
    register,
  }
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Panel padded as="section" aria-labelledby={`group-${id}`}>
      <Heading as="h2" id={`group-${id}`} textStyle="cardTitle" mb="4">
        {title}
      </Heading>
      <Stack gap="4" align="stretch">
        {children}
      </Stack>
    </Panel>
  )
}

const Pair = ({ children }: { children: ReactNode }) => (
  <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
    {children}
  </SimpleGrid>
)

/** What it is, and where. */
export function PlaceGroup({ zones }: { zones: readonly Zone[] }) {
  const { text } = usePropertyTexts()
  const { text: words, choice, decimal } = useControls()
  return (
    <Group id="place" title={text('group.place')}>
      <TextInput maxLength={160} {...words('name')} />
      <Pair>
        <Select
          placeholder={text('choose')}
          options={propertyTypes.map((value) => ({ value, label: text(`kind.${value}`) }))}
          {...choice('propertyType', text('kind'))}
        />
        <Select
          placeholder={text('choose')}
          options={zones.map((zone) => ({
            value: zone.id,
            label: zone.zone,
            group: `${zone.city}, ${zone.country}`,
          }))}
          {...words('zone')}
        />
      </Pair>
      <TextInput maxLength={300} {...words('address')} />
      <PlacePin zones={zones} />
      <Pair>
        {/* The keys for decimals have no minus on some phones. */}
        <TextInput {...decimal('lat', text('panorama.latitude'), toFactor)} inputMode="text" />
        <TextInput {...decimal('long', text('panorama.longitude'), toFactor)} inputMode="text" />
      </Pair>
      <Textarea rows={5} maxLength={5000} {...words('description')} />
    </Group>
  )
}

/** How large it is, in which state, and what comes with it. */
export function MeasuresGroup() {
  const { text } = usePropertyTexts()
  const { choice, number, decimal, flag, register } = useControls()
  const { control, formState } = usePropertyForm()
  const kind = useWatch({ control, name: 'propertyType' })
  const states = conditions.map((value) => ({ value, label: text(`condition.${value}`) }))
  return (
    <Group id="measures" title={text('group.measures')}>
      <Pair>
        <TextInput suffix="m²" {...decimal('area', text('area'))} />
        <Select
          placeholder={text('none')}
          options={(['commercial', 'residential'] as const).map((value) => ({
            value,
            label: text(`landUse.${value}`),
          }))}
          {...choice('landUse', text('landUse'))}
        />
        <Select
          placeholder={text('none')}
          options={states}
          {...choice('paintingState', text('paintingState'))}
        />
        <Select placeholder={text('none')} options={states} {...choice('floorState', text('floorState'))} />
        <Select
          placeholder={text('none')}
          options={Object.entries(unusedTimes).map(([value, name]) => ({
            value,
            label: text(`unused.${name}`),
          }))}
          {...choice('unusedTime', text('unusedTime'))}
        />
        <NumberInput min={0} {...number('bathrooms', text('bathrooms'))} />
        <NumberInput min={0} {...number('garage', text('garage'))} />
        <SiteFields kind={kind} register={register} errors={formState.errors} />
      </Pair>
      <UseBoxes register={register} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
        {(['vault', 'cleaning', 'wifi', 'security'] as const).map((name) => (
          <Checkbox key={name} {...flag(name)} />
        ))}
      </SimpleGrid>
    </Group>
  )
}

/** How and from when to when it is rented, and what is asked for. */
export function RentGroup({ currency, isOpen }: ComponentProps<typeof CostFields>) {
  const { locale } = useLocale()
  const prefix = fieldSign(currency, locale)
  const { text } = usePropertyTexts()
  const { text: words, number, decimal, flag, register } = useControls()
  const rentalMode = usePropertyForm().watch('rentalMode')
  return (
    <Group id="rent" title={text('group.rent')}>
      <SegmentedControl
        label={text('rentalMode')}
        options={(['month', 'hour'] as const).map((value) => ({ value, label: text(`rentalMode.${value}`) }))}
        register={register('rentalMode')}
      />
      <Pair>
        <TextInput
          prefix={prefix}
          suffix={text(`per.${rentalMode}`)}
          {...decimal('expectedValue', text('expectedValue'), toAmount(currency))}
        />
        <TextInput
          prefix={prefix}
          {...decimal('suggestedValue', text('suggestedValue'), toAmount(currency))}
        />
      </Pair>
      {rentalMode === 'month' && <Checkbox {...flag('monthlyPlan')} />}
      <CostFields currency={currency} isOpen={isOpen} />
      <Pair>
        <DateInput {...words('startLease')} />
        <DateInput {...words('endLease')} />
        <NumberInput min={0} max={23} suffix="h" {...number('opensAt', text('opensAt'))} />
        <NumberInput min={1} max={24} suffix="h" {...number('closesAt', text('closesAt'))} />
      </Pair>
    </Group>
  )
}

/** The property's own contact data, which is published. */
export function ContactGroup() {
  const { text } = usePropertyTexts()
  const { text: words } = useControls()
  return (
    <Group id="contact" title={text('group.contact')}>
      <Pair>
        <TextInput type="email" {...words('email')} />
        <TextInput type="tel" {...words('phone')} />
      </Pair>
      <TextInput type="url" {...words('calendlyLink')} />
    </Group>
  )
}
