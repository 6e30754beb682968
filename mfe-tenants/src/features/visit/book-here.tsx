import { isApiError, visits, type PropertyDetail } from '@metrolibre/api-client'
import { BookVisitBody, type VisitRange } from '@metrolibre/contract'
import {
  Link,
  useCaptcha,
  useDates,
  useErrorText,
  useIntl,
  usePageMutation,
  useQuery,
  useSession,
  type TextName,
} from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Alert, Box, Button, Skeleton, Stack, Text, TextLink } from '@metrolibre/ui'
import { InView } from '@metrolibre/ui/parts'
import { Select, TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import { omit } from 'valibot'
import { useVisitHours } from './use-visit-hours.ts'

type PlaceWithHours = PropertyDetail & { visitHours: readonly VisitRange[] }

/** Whether visits to a place are booked here, because its owner set hours for them. */
export const isBookedHere = (property: PropertyDetail): property is PlaceWithHours =>
  property.visitHours !== undefined && !property.calendlyLink

const dayParts = { weekday: 'long', day: 'numeric', month: 'long' } as const
const Visitor = omit(BookVisitBody, ['start', 'recaptchaToken'])

/** Books a visit at one of the free times in the hours that the owner set. */
export function BookHere({ property }: { property: PlaceWithHours }) {
  const { formatMessage } = useIntl()
  const { date, time } = useDates()
  const hours = useVisitHours()
  const errorText = useErrorText()
  const { user } = useSession()
  const times = useQuery(visits.free(property.id))
  const prove = useCaptcha(false)
  const book = usePageMutation(visits.book(property.id, prove))
  const [chosen, setChosen] = useState<string>()
  const { register, handleSubmit, formState, showFields } = useForm(Visitor, {
    defaultValues: {
      name: user ? `${user.firstName} ${user.lastName}` : '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
    },
  })
  const { errors } = formState
  const text = (name: TextName<'tenants.visit.here'>, values?: Record<string, string>) =>
    formatMessage({ id: `tenants.visit.here.${name}` }, values)
  const moment = (at: number) => `${date(at, property.timeZone, dayParts)}, ${time(at, property.timeZone)}`
  if (book.data)
    return (
      <InView>
        <Alert tone="ok" title={text('done', { moment: moment(book.data.start) })}>
          <span>{formatMessage({ id: 'tenants.visit.doneText' })}</span>{' '}
          {user && (
            <TextLink as={Link} to="/my-locations/visits">
              {formatMessage({ id: 'tenants.visit.mine' })}
            </TextLink>
          )}
        </Alert>
      </InView>
    )
  const free = times.data
  if (!free)
    return times.error ? (
      <Alert tone="bad" title={errorText(times.error).text} />
    ) : (
      <Skeleton height={420} radius={20} />
    )
  if (free.length === 0) return <Alert tone="warn" title={text('none')} />
  const start = Number(chosen ?? free[0])
  const send = handleSubmit((visitor) =>
    book.mutate(
      { ...visitor, start },
      {
        onError: (error) => {
          void showFields(error)
          if (isApiError(error, 'period_taken')) {
            setChosen(undefined)
            void times.refetch()
          }
        },
      },
    ),
  )
  return (
    <Box maxW="60ch">
      <Text mb="16px" color="fg.muted">
        {formatMessage(
          { id: 'tenants.property.visitText' },
          { name: property.owner.firstName, hours: hours(property.visitHours) },
        )}
      </Text>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack gap="4" align="stretch">
          <Select
            label={text('time')}
            value={String(start)}
            onChange={(event) => setChosen(event.target.value)}
            options={free.map((at) => ({ value: String(at), label: moment(at) }))}
          />
          <TextInput
            label={text('name')}
            autoComplete="name"
            error={errors.name?.message}
            {...register('name')}
          />
          {!user && (
            <TextInput
              label={text('email')}
              type="email"
              autoComplete="email"
              error={errors.email?.message}
              {...register('email')}
            />
          )}
          <TextInput
            label={text('phone')}
            help={text('phoneHelp', { name: property.owner.firstName })}
            type="tel"
            autoComplete="tel"
            error={errors.phone?.message}
            {...register('phone')}
          />
          {book.error && <Alert tone="bad" title={errorText(book.error).text} />}
          <Button type="submit" size="lg" loading={book.isPending}>
            {text('action')}
          </Button>
        </Stack>
      </form>
    </Box>
  )
}
