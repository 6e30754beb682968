import { isApiError, savedSearches } from '@metrolibre/api-client'
import {
  Link,
  useErrorText,
  useIntl,
  useLocation,
  usePageMutation,
  useNavigate,
  useQuery,
} from '@metrolibre/platform'
import { useHydrated } from '@metrolibre/platform/browser'
import { WithTexts } from '@metrolibre/platform/texts'
import { Alert, Box, Button, Container, Flex, Heading, Text } from '@metrolibre/ui'
import { useSyncExternalStore } from 'react'
import { savedTexts } from '../../features/saved-searches/texts.ts'
import { favouritesPath } from '@metrolibre/platform/favourites'

export { savedHead as head } from '../../features/saved-searches/saved-head.ts'
export { prefetchSaved as prefetch } from '../../features/saved-searches/texts.ts'

/** Ends the mails about saved searches with the link of such a mail, without a login. */
export const Screen = () => (
  <WithTexts texts={savedTexts}>
    <OfAddress />
  </WithTexts>
)

const tokenInAddress = (): string => new URLSearchParams(location.hash.slice(1)).get('token') ?? ''

const onOtherAddress = (read: () => void) => {
  addEventListener('hashchange', read)
  return () => removeEventListener('hashchange', read)
}

/** A link that is pasted into the open page does not load it again, and starts afresh anyway. */
function OfAddress() {
  const token = useSyncExternalStore(onOtherAddress, tokenInAddress, () => '')
  return <Ending key={token} token={token} />
}

/** Returns what is wrong with the link, before anything is pressed; undefined while that is not known. */
function useFault(token: string): 'broken' | 'forged' | undefined {
  const hydrated = useHydrated()
  const { data: valid } = useQuery({
    queryKey: ['saved-searches', 'mails-token', token],
    queryFn: ({ signal }) => savedSearches.isMailsToken(token, signal),
    enabled: hydrated && token !== '',
  })
  if (hydrated && token === '') return 'broken'
  return valid === false ? 'forged' : undefined
}

function Ending({ token }: { token: string }) {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const fault = useFault(token)
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  // With the address, so that a reload does not ask again.
  const ended = (state as { ended?: string } | null)?.ended === token
  const { mutate, isPending, error } = usePageMutation({
    mutationFn: savedSearches.endMails,
    onSuccess: () => navigate(pathname + search + hash, { replace: true, state: { ended: token } }),
  })
  const title = fault ?? (ended ? 'ended' : 'title')
  // A new link can't be asked for, as it can where an address is confirmed.
  const failure = (failed: Error): string =>
    isApiError(failed, 'link_invalid')
      ? formatMessage({ id: 'tenants.saved.noMails.refused' })
      : errorText(failed).text
  return (
    <Container>
      <Box maxW="60ch" py={{ base: '40px', md: '72px' }}>
        <Heading as="h1" textStyle="pageTitle">
          {formatMessage({ id: `tenants.saved.noMails.${title}` })}
        </Heading>
        <Text textStyle="lead" color="fg.muted" my="20px">
          {formatMessage({
            id: fault
              ? `tenants.saved.noMails.${fault}Text`
              : ended
                ? 'tenants.saved.noMails.endedText'
                : 'tenants.saved.noMails.text',
          })}
        </Text>
        {ended && <Alert tone="ok">{formatMessage({ id: 'tenants.saved.noMails.done' })}</Alert>}
        {error && <Alert tone="bad">{failure(error)}</Alert>}
        <Flex gap="12px" wrap="wrap" mt="20px">
          {!ended && !fault && (
            <Button loading={isPending} onClick={() => mutate(token)}>
              {formatMessage({ id: 'tenants.saved.noMails.action' })}
            </Button>
          )}
          <Button as={Link} to={favouritesPath} variant={ended || fault ? 'primary' : 'outline'}>
            {formatMessage({ id: 'tenants.saved.noMails.back' })}
          </Button>
        </Flex>
      </Box>
    </Container>
  )
}
