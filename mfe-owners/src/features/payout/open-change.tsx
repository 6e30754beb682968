import { payoutAccounts } from '@metrolibre/api-client'
import { chatLink, payoutAccountTimes, timeZoneOf, type PayoutAccount } from '@metrolibre/contract'
import { useFeedback, usePageMutation, useRuntimeConfig } from '@metrolibre/platform'
import { Alert, Badge, Box, Button, Flex, Heading, Panel, Stack, TapeProgress, Text } from '@metrolibre/ui'
import { Prohibit } from '@metrolibre/ui/icons'
import type { Ref } from 'react'
import { RequestFailed } from './request-failed.tsx'
import { usePayoutAccountTexts } from './use-payout-texts.ts'

const hour = 3_600_000
const minute = 60_000

interface Props {
  /** The account that waits. */
  account: PayoutAccount
  /** Whether money goes to another one until then. */
  hasCurrent: boolean
  titleRef: Ref<HTMLHeadingElement>
  /** The server's, in epoch milliseconds. */
  now: number
}

/** How long it still waits: its words, and as a tape that gets shorter. */
function Wait({ account: { startsAt, country }, now, titleRef }: Omit<Props, 'hasCurrent'>) {
  const { text, longDay, time } = usePayoutAccountTexts()
  const zone = timeZoneOf(country)
  const ms = Math.max(0, startsAt! - now)
  const left =
    ms >= hour
      ? text('hoursLeft', { count: Math.ceil(ms / hour) })
      : text('minutesLeft', { count: Math.ceil(ms / minute) })
  const hours = payoutAccountTimes.waitHours
  return (
    <>
      <Flex gap="3" wrap="wrap" align="flex-start" justify="space-between">
        <Heading ref={titleRef} tabIndex={-1} as="h2" textStyle="sub">
          {left}
        </Heading>
        <Badge tone="warn" mark="filled">
          {text('waitingBadge')}
        </Badge>
      </Flex>
      <TapeProgress
        height={30}
        value={ms / (hours * hour)}
        label={text('waitBar', { left, total: text('waitTotal', { count: hours }) })}
      />
      <Text color="fg.muted" maxW="60ch">
        {text('waitingText', { day: longDay(startsAt!, zone), time: time(startsAt!, zone) })}
      </Text>
    </>
  )
}

function Review({ hasCurrent, titleRef }: Pick<Props, 'hasCurrent' | 'titleRef'>) {
  const { text } = usePayoutAccountTexts()
  return (
    <>
      <Flex gap="3" wrap="wrap" align="flex-start" justify="space-between">
        <Heading ref={titleRef} tabIndex={-1} as="h2" textStyle="sub">
          {text('reviewTitle')}
        </Heading>
        <Badge tone="warn" mark="filled">
          {text('state.review')}
        </Badge>
      </Flex>
      <Text color="fg.muted" maxW="60ch">
        {text(hasCurrent ? 'reviewText' : 'reviewFirstText')}
      </Text>
    </>
  )
}

/** An account that waits, for its time or for the office, and how it is stopped. */
export function OpenChange({ account, hasCurrent, now, titleRef }: Props) {
  const { text } = usePayoutAccountTexts()
  const { toast } = useFeedback()
  const { chatPhone } = useRuntimeConfig()
  const stop = usePageMutation(payoutAccounts.stop())
  const send = () => stop.mutate(account.id, { onSuccess: () => toast(text('stopped')) })
  return (
    <Panel as="section" padded>
      <Stack gap="4" align="stretch">
        {account.state === 'waiting' ? (
          <Wait account={account} now={now} titleRef={titleRef} />
        ) : (
          <Review hasCurrent={hasCurrent} titleRef={titleRef} />
        )}
        <Alert role="none" title={text('notYou')}>
          {text('notYouText')}
        </Alert>
        {stop.error && !stop.isPending && <RequestFailed error={stop.error} onRetry={send} />}
        <Flex gap="2" wrap="wrap">
          <Button variant="danger" icon={<Prohibit />} loading={stop.isPending} onClick={send}>
            {text('stop')}
          </Button>
          <Box>
            <Button
              as="a"
              variant="ghost"
              href={chatLink(chatPhone, text('writeMessage'))}
              target="_blank"
              rel="noopener noreferrer"
            >
              {text('writeUs')}
            </Button>
          </Box>
        </Flex>
      </Stack>
    </Panel>
  )
}
