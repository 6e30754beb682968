import { currencyOf, fieldSign, services, uses } from '@metrolibre/contract'
import { useCountry, useIntl, useLocale, type TextName } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { chakra, SimpleGrid, Skeleton, Span, Stack } from '@metrolibre/ui'
import { Checkbox, FieldGroup, Select, TextInput } from '@metrolibre/ui/form'
import { type RefObject, type SubmitEvent, Suspense, useState } from 'react'
import { isSite } from '../../property/site/is-site.ts'
import { readFilters, filterTextsOf, unreadable, type NumberName } from './filter-form.ts'
import { priceCountry } from './price-field.tsx'
import { PeriodFields } from './period-fields.tsx'
import { earliestToday, hasPriceFilter, type Search } from './search-query.ts'
import { readSort, sortOptions } from './sort.ts'

const SiteFilters = lazyPart(
  () => import('./site-filters.tsx'),
  () => null,
)

interface Props {
  id: string
  ref: RefObject<HTMLFormElement | null>
  search: Search
  /** Called with the filters whenever one is changed. */
  onDraft: (patch: Search) => void
  onApply: (patch: Search) => void
}

/** The fields for price, size, dates, services, use and order. */
export function FilterFields({ id, ref, search, onDraft, onApply }: Props) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const [today] = useState(earliestToday)
  const [wrong, setWrong] = useState<readonly NumberName[]>([])
  const country = priceCountry(search, useCountry().country)
  const currency = currencyOf(country)
  const texts = filterTextsOf(search, currency)
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
    return { ...filters, sort: readSort(form.get('sort')), ...(hasPriceFilter(filters) && { country }) }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const refused = unreadable(new FormData(form), currency)
    setWrong(refused)
    if (refused[0]) form.querySelector<HTMLElement>(`[name=${refused[0]}]`)?.focus()
    else onApply(read(form))
  }
  const limit = (name: keyof typeof texts & NumberName) => ({
    name,
    inputMode: 'decimal' as const,
    defaultValue: texts[name],
    error: wrong.includes(name) ? say('unreadable') : undefined,
  })
  const sign = fieldSign(currency, locale)
  return (
    <chakra.form
      id={id}
      ref={ref}
      tabIndex={-1}
      outline="none"
      onChange={({ currentTarget }) => {
        // A message goes as soon as the number can be read; a new one waits until somebody is done.
        const refused = unreadable(new FormData(currentTarget), currency)
        setWrong((now) => now.filter((name) => refused.includes(name)))
        onDraft(read(currentTarget))
      }}
      onBlur={({ currentTarget }) => setWrong(unreadable(new FormData(currentTarget), currency))}
      onSubmit={submit}
      noValidate
    >
      <Stack gap={6}>
        <FieldGroup label={title(search.type === 'hours' ? 'priceHour' : 'priceMonth')}>
          <SimpleGrid columns={2} gap={3} mt={2}>
            <TextInput label={say('from')} prefix={sign} {...limit('minPrice')} />
            <TextInput label={say('to')} prefix={sign} {...limit('maxPrice')} />
          </SimpleGrid>
        </FieldGroup>
        <FieldGroup label={title('area')}>
          <SimpleGrid columns={2} gap={3} mt={2}>
            <TextInput label={say('from')} suffix="m²" {...limit('minArea')} />
            <TextInput label={say('to')} suffix="m²" {...limit('maxArea')} />
          </SimpleGrid>
        </FieldGroup>
        <FieldGroup label={title('dates')} help={say('datesHelp')}>
          <PeriodFields
            today={today}
            from={texts.from}
            to={texts.to}
            onPreset={(period) =>
              ref.current && onDraft({ ...read(ref.current), from: period?.from, to: period?.to })
            }
          />
        </FieldGroup>
        {(isSite(search.type) || search.minHeight !== undefined || search.facts) && (
          <Suspense fallback={<Skeleton height={160} />}>
            <SiteFilters search={search} wrong={wrong.includes('minHeight')} />
          </Suspense>
        )}
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
          label={say('use')}
          name="use"
          defaultValue={search.use ?? ''}
          placeholder={say('anyUse')}
          options={uses.map((value) => ({ value, label: formatMessage({ id: `tenants.use.${value}` }) }))}
        />
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
