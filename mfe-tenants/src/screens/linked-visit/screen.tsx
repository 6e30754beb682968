import { isApiError, visits, type LinkedVisit } from '@metrolibre/api-client'
import {
  Link,
  useDates,
  useErrorText,
  useIntl,
  usePageMutation,
  useQuery,
  type Head,
  type HeadContext,
  type TextName,
} from '@metrolibre/platform'
import { useHydrated } from '@metrolibre/platform/browser'
import { WithTexts } from '@metrolibre/platform/texts'
import { Alert, Box, Button, Container, Flex, Heading, Panel, Skeleton, Stack, Text } from '@metrolibre/ui'
import { Select } from '@metrolibre/ui/form'
import { useState, useSyncExternalStore } from 'react'
import { loadVisitTexts, visitTexts } from '../../features/visit/texts.ts'
import { propertyPath, visitPath } from '../../property/paths.ts'

export const prefetch = loadVisitTexts

export function head({ intl }: HeadContext): Head {
  const title = intl.formatMessage({ id: 'tenants.visit.linked.title' })
  return { title: `${title} | Metrolibre`, description: title, robots: 'noindex' }
}

/** A visit that is moved or cancelled with the link of its mail, without a login. */
export const Screen = () => (
  <WithTexts texts={visitTexts}>
    <OfAddress />
  </WithTexts>
)

const linkInAddress = (): string => new URLSearchParams(location.hash.slice(1)).get('link') ?? ''

const onOtherAddress = (read: () => void) => {
  addEventListener('hashchange', read)
  return () => removeEventListener('hashchange', read)
}

/** A link that is pasted into the open page does not load it again, and starts afresh anyway. */
function OfAddress() {
  const link = useSyncExternalStore(onOtherAddress, linkInAddress, () => '')
  return <Linked key={link} link={link} />
}

const useText = () => {
  const { formatMessage } = useIntl()
  return (name: TextName<'tenants.visit.linked'>, values?: Record<string, string>) =>
    formatMessage({ id: `tenants.visit.linked.${name}` }, values)
}

function Linked({ link }: { link: string }) {
  const text = useText()
  const hydrated = useHydrated()
  const errorText = useErrorText()
  const { data, error, refetch, isFetching } = useQuery({
    ...visits.linked(link),
    enabled: hydrated && link !== '',
  })
  const isForged = (hydrated && link === '') || isApiError(error, 'link_invalid', 'validation')
  return (
    <Container>
      <Box maxW="60ch" py={{ base: '40px', md: '72px' }}>
        <Heading as="h1" textStyle="pageTitle">
          {text(isForged ? 'forged' : 'title')}
        </Heading>
        {isForged ? (
          <Text textStyle="lead" color="fg.muted" mt="20px">
            {text('forgedText')}
          </Text>
        ) : data ? (
          <OneVisit visit={data} link={link} />
        ) : error ? (
          <Stack gap="16px" mt="20px">
            <Alert tone="bad">{errorText(error).text}</Alert>
            <Button loading={isFetching} onClick={() => void refetch()}>
              {text('retry')}
            </Button>
          </Stack>
        ) : (
          <Box mt="20px">
            <Skeleton height={220} radius={20} />
          </Box>
        )}
      </Box>
    </Container>
  )
}

const dayParts = { weekday: 'long', day: 'numeric', month: 'long' } as const

function OneVisit({ visit, link }: { visit: LinkedVisit; link: string }) {
  const text = useText()
  const { date, time } = useDates()
  const errorText = useErrorText()
  const move = usePageMutation(visits.moveLinked(link))
  const cancel = usePageMutation(visits.cancelLinked(link))
  const [chosen, setChosen] = useState<string>()
  const [asking, setAsking] = useState(false)
  const { property, start, status, free, timeZone, reason } = visit
  const moment = (at: number) => `${date(at, timeZone, dayParts)}, ${time(at, timeZone)}`
  const others = free.filter((at) => at !== start)
  const target = Number(chosen ?? others[0])
  const isCancelled = status === 'cancelled'
  const error = move.error ?? cancel.error
  return (
    <Stack gap="20px" mt="20px">
      <Panel padded>
        <Text textStyle="lead" translate="no">
          {property.name}
        </Text>
        <Text mt="4px">{moment(start)}</Text>
        {reason && (
          <Text mt="8px" color="fg.muted">
            {text('reason', { reason })}
          </Text>
        )}
      </Panel>
      <Box aria-live="polite">
        {isCancelled ? (
          <Alert tone={cancel.isSuccess ? 'ok' : 'warn'} title={text('cancelled')}>
            {text('cancelledText')}
          </Alert>
        ) : (
          move.isSuccess && <Alert tone="ok" title={text('moved', { moment: moment(start) })} />
        )}
        {!isCancelled && others.length === 0 && <Alert tone="warn">{text('fixed')}</Alert>}
        {error && <Alert tone="bad" title={errorText(error).text} />}
      </Box>
      {!isCancelled && others.length > 0 && (
        <>
          <Select
            label={text('newTime')}
            value={String(target)}
            onChange={(event) => setChosen(event.target.value)}
            options={others.map((at) => ({ value: String(at), label: moment(at) }))}
          />
          <Flex gap="12px" wrap="wrap">
            <Button
              loading={move.isPending}
              onClick={() =>
                move.mutate({ start: target, from: start }, { onSuccess: () => setChosen(undefined) })
              }
            >
              {text('move')}
            </Button>
            <Button
              variant="outline"
              loading={cancel.isPending}
              onClick={() => (asking ? cancel.mutate() : setAsking(true))}
            >
              {text(asking ? 'sure' : 'cancel')}
            </Button>
          </Flex>
        </>
      )}
      <Flex gap="12px" wrap="wrap">
        <Button as={Link} to={propertyPath(property.id)} variant="ghost">
          {text('place')}
        </Button>
        {isCancelled && (
          <Button as={Link} to={visitPath(property.id)} variant="outline">
            {text('again')}
          </Button>
        )}
      </Flex>
    </Stack>
  )
}
