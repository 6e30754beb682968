import { privacy } from '@metrolibre/api-client'
import { timeZoneOf, type ConsentRecord, type User } from '@metrolibre/contract'
import { Link, deviceStorage, useDates, useIntl, useQuery, type TextName } from '@metrolibre/platform'
import { readConsent, useHydrated } from '@metrolibre/platform/browser'
import { Alert, Flex, Heading, Panel, Skeleton, Stack, Text, TextLink } from '@metrolibre/ui'
import type { ReactNode } from 'react'

const pages = { terms: '/terminos', privacy: '/politicas-cookies' } as const

const useTexts = () => {
  const { formatMessage } = useIntl()
  return (name: TextName<'mfe-owners.profile.consents'>, values?: Record<string, string>) =>
    formatMessage({ id: `mfe-owners.profile.consents.${name}` }, values)
}

const Row = ({ name, value }: { name: ReactNode; value: string }) => (
  <Flex justify="space-between" align="baseline" gap="3" wrap="wrap" textStyle="small">
    <Text color="fg.muted">{name}</Text>
    <Text fontWeight="640">{value}</Text>
  </Flex>
)

function Agreed({ consents, user }: { consents: readonly ConsentRecord[]; user: User }) {
  const text = useTexts()
  const dates = useDates()
  const short = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return consents.map(({ kind, version, at, granted }) => (
    <Row
      key={`${kind} ${at}`}
      name={
        <TextLink as={Link} to={pages[kind]}>
          {text(kind, { version })}
        </TextLink>
      }
      value={`${granted ? '' : `${text('withdrawn')} `}${dates.date(at, timeZoneOf(user.country), short)}`}
    />
  ))
}

/** Lists what the user agreed to and when, and the choice about cookies in this browser. */
export function Consents({ user }: { user: User }) {
  const text = useTexts()
  const consents = useQuery(privacy.consents())
  // The choice is stored in the browser alone.
  const hydrated = useHydrated()
  const cookies = hydrated ? readConsent(deviceStorage)?.choice : undefined
  return (
    <Panel as="section" padded>
      <Heading as="h2" textStyle="cardTitle" mb="3">
        {text('title')}
      </Heading>
      <Stack gap="3" align="stretch">
        {consents.isPending && <Skeleton height={48} radius={10} />}
        {consents.isError && (
          <Alert tone="bad" title={consents.error.message}>
            <TextLink as="button" type="button" onClick={() => void consents.refetch()}>
              {text('retry')}
            </TextLink>
          </Alert>
        )}
        {consents.data?.length === 0 && <Text textStyle="small">{text('none')}</Text>}
        {consents.data && <Agreed consents={consents.data} user={user} />}
        <Row name={text('cookies')} value={text(cookies ?? 'unanswered')} />
      </Stack>
    </Panel>
  )
}
