import { ledger, payoutAccounts } from '@metrolibre/api-client'
import { countries, type endpoints, type Response } from '@metrolibre/contract'
import {
  FormattedMessage,
  useQuery,
  useSearchParams,
  useSession,
  type SessionUser,
} from '@metrolibre/platform'
import { WordsOf } from '@metrolibre/platform/texts'
import { Box, Container, Heading, Skeleton } from '@metrolibre/ui'
import { Suspense, useState } from 'react'
import { payoutTexts } from '../../features/payout/texts.ts'
import { usePayoutAccountTexts } from '../../features/payout/use-payout-texts.ts'
import { WorkspaceTabs } from '../../features/workspace/workspace-tabs.tsx'
import { PanelWaiting } from '../../panel/waiting.tsx'
import { CountryAccounts } from './country-accounts.tsx'

/** How often an account that waits is looked at, which may be used by now. */
const lookAgainMs = 60_000

interface Props {
  listed: Response<typeof endpoints.payoutAccounts.list>
  user: SessionUser
}

/** The accounts of one country: the chosen one, or else one where something waits or was refused, or that of the user. */
function Chosen({ listed, user }: Props) {
  const [search, setSearch] = useSearchParams()
  const { data: book } = useQuery(ledger.list())
  // Stays when what waited there has ended.
  const [usual] = useState(
    () =>
      (listed.accounts.find(({ state }) => state !== 'active') ?? listed.refused[0])?.country ?? user.country,
  )
  const country = countries.find((one) => one === search.get('country')) ?? usual
  return (
    <Suspense fallback={<Skeleton height={420} radius={20} />}>
      <WordsOf country={country} texts={[payoutTexts]}>
        <CountryAccounts
          key={country}
          country={country}
          onCountry={(next) => setSearch({ country: next }, { replace: true, preventScrollReset: true })}
          listed={listed}
          balances={book?.balances ?? []}
          user={user}
        />
      </WordsOf>
    </Suspense>
  )
}

/** Title, tabs, and the accounts once they are loaded. */
export function PayoutAccounts() {
  const { text } = usePayoutAccountTexts()
  const { user } = useSession()
  const { data, error, refetch } = useQuery({
    ...payoutAccounts.list(),
    refetchInterval: ({ state }) =>
      state.data?.accounts.some((account) => account.state === 'waiting') ? lookAgainMs : false,
  })
  return (
    <Container>
      <Box pt={{ base: '26px', md: '40px' }} pb={{ base: '100px', md: '40px' }}>
        <Heading as="h1" textStyle="pageTitle">
          <FormattedMessage id="mfe-owners.payout.title" />
        </Heading>
        <WorkspaceTabs current="payout" />
        {data && user ? (
          <Chosen listed={data} user={user} />
        ) : (
          <PanelWaiting failed={text('failed')} error={error} onRetry={refetch} />
        )}
      </Box>
    </Container>
  )
}
