import { currencyOf, services } from '@metrolibre/contract'
import { useCountry, useIntl, type TextName } from '@metrolibre/platform'
import { chakra, SimpleGrid, Span, Stack } from '@metrolibre/ui'
import { Checkbox, FieldGroup, NumberInput, Select } from '@metrolibre/ui/form'
import { type RefObject, type SubmitEvent, useState } from 'react'
import { readFilters, textsOf } from './filter-form.ts'
import { priceCountry } from './price-field.tsx'
import { PeriodFields } from './period-fields.tsx'
import { earliestToday, isPriced, type Search } from './search-query.ts'
import { readSort, sortOptions } from './sort.ts'

interface Props {
  id: string
  ref: RefObject<HTMLFormElement | null>
  search: Search
  /** Called with the filters whenever one is changed. */
  onDraft: (patch: Search) => void
  onApply: (patch: Search) => void
}

/** The fields for price, size, dates, services and order. */
export function FilterFields({ id, ref, search, onDraft, onApply }: Props) {
  const { formatMessage } = useIntl()
  const [today] = useState(earliestToday)
  const country = priceCountry(search, useCountry().country)
  const currency = currencyOf(country)
  const texts = textsOf(search, currency)
  const say = (name: TextName<'tenants.search.filter'>) =>
    formatMessage({ id: `tenants.search.filter.${name}` })
  const title = (name: TextName<'tenants.search.filter'>) => (
    <Span textStyle="cardTitle" fontSize="md">
      {say(name)}
    </Span>
  )
  const read = (element: HTMLFormElement): Search => {
    const form = new FormData(element)
    const filters = readFilters(form, currency)
    return { ...filters, sort: readSort(form.get('sort')), ...(isPriced(filters) && { country }) }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onApply(read(event.currentTarget))
  }
  const sign = currency === 'CLP' ? '$' : 'S/'
  return (
    <chakra.form
      id={id}
      ref={ref}
      tabIndex={-1}
      outline="none"
      onChange={({ currentTarget }) => onDraft(read(currentTarget))}
      onSubmit={submit}
      noValidate
    >
      <Stack gap={6}>
        <FieldGroup label={title(search.type === 'hours' ? 'priceHour' : 'priceMonth')}>
          <SimpleGrid columns={2} gap={3} mt={2}>
            <NumberInput
              label={say('from')}
              name="minPrice"
              min={0}
              prefix={sign}
              defaultValue={texts.minPrice}
            />
            <NumberInput
              label={say('to')}
              name="maxPrice"
              min={0}
              prefix={sign}
              defaultValue={texts.maxPrice}
            />
          </SimpleGrid>
        </FieldGroup>
        <FieldGroup label={title('area')}>
          <SimpleGrid columns={2} gap={3} mt={2}>
            <NumberInput
              label={say('from')}
              name="minArea"
              min={0}
              suffix="m²"
              defaultValue={texts.minArea}
            />
            <NumberInput label={say('to')} name="maxArea" min={0} suffix="m²" defaultValue={texts.maxArea} />
          </SimpleGrid>
        </FieldGroup>
        <FieldGroup label={title('dates')} help={say('datesHelp')}>
          <PeriodFields
            today={today}
            from={texts.from}
            to={texts.to}
            onPreset={(period) => ref.current && onDraft({ ...read(ref.current), ...period })}
          />
        </FieldGroup>
        <FieldGroup label={title('services')}>
          <SimpleGrid columns={2} gap={2} mt={2}>
            {services.map((service) => (
              <Checkbox
                key={service}
                name="services"
                value={service}
                label={formatMessage({ id: `tenants.property.service.${service}` })}
                defaultChecked={search.services?.includes(service)}
              />
            ))}
          </SimpleGrid>
        </FieldGroup>
        <Select
          label={say('sort')}
          name="sort"
          defaultValue={search.sort ?? 'newest'}
          options={sortOptions(formatMessage)}
        />
      </Stack>
    </chakra.form>
  )
}
