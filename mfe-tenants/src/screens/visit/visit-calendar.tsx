import { visits, type ApiError, type PropertyDetail } from '@metrolibre/api-client'
import {
  useErrorText,
  useFeedback,
  useIntl,
  useQuery,
  useRuntimeConfig,
  useSession,
} from '@metrolibre/platform'
import { Box, ErrorPanel, Skeleton, Text, TextLink } from '@metrolibre/ui'
import { useState } from 'react'
import { Widget } from '../../features/visit/widget.tsx'
import { strangerPrefill } from '../../features/visit/stranger-prefill.ts'
import { isWithheld, WithheldAddress } from './withheld-address.tsx'

interface Props {
  property: PropertyDetail
  title: string
}

/**
 * The booking widget with the user's data; if the exact address is withheld from them, with the values for an
 * anonymous visitor.
 */
export function VisitCalendar({ property, title }: Props) {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const { showError } = useFeedback()
  const { visitsUrl } = useRuntimeConfig()
  const { status, user, openLogin } = useSession()
  const known = useQuery({ ...visits.prefill(property.id), enabled: user !== null })
  // Kept during another request, so that the widget and what was typed into it stay until there is another
  // result.
  const [withheld, setWithheld] = useState<ApiError>()
  if (isWithheld(known.error) && known.error !== withheld) setWithheld(known.error)
  const askAgain = async () => {
    const { error } = await known.refetch()
    if (error) await showError(error)
  }
  const stranger = (
    <Widget
      title={title}
      prefill={strangerPrefill(property, visitsUrl)}
      timeZone={property.timeZone}
      signedIn={false}
    />
  )
  if (user === null && status !== 'loading')
    return (
      <>
        <Text mb="16px" color="fg.muted">
          {formatMessage({ id: 'tenants.visit.signIn' })}{' '}
          <TextLink as="button" type="button" onClick={() => openLogin()}>
            {formatMessage({ id: 'tenants.visit.enter' })}
          </TextLink>
        </Text>
        {stranger}
      </>
    )
  if (known.data) return <Widget title={title} prefill={known.data} timeZone={property.timeZone} signedIn />
  if (withheld)
    return (
      <>
        <Box mb="16px">
          <WithheldAddress refusal={withheld} asking={known.isFetching} onAskAgain={() => void askAgain()} />
        </Box>
        {stranger}
      </>
    )
  if (!known.error) return <Skeleton height={720} radius={20} />
  return (
    <ErrorPanel
      title={formatMessage({ id: 'tenants.visit.failed' })}
      text={errorText(known.error).text}
      retry={{
        text: formatMessage({ id: 'tenants.search.retry' }),
        onRetry: () => void known.refetch(),
        loading: known.isFetching,
      }}
    />
  )
}
