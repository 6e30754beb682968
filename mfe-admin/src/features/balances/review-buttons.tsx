import { adminLedger } from '@metrolibre/api-client'
import type { PayoutAccount } from '@metrolibre/contract'
import { useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { Button, Flex } from '@metrolibre/ui'

interface Props {
  account: PayoutAccount
  /** The owner's name. */
  owner: string
}

/** Accepts or refuses an account whose holder is not the one of the owner's mandate. Both ask first. */
export function ReviewButtons({ account: { id, holderName: holder }, owner }: Props) {
  const { formatMessage } = useIntl()
  const { confirm, showError, toast } = useFeedback()
  const { mutateAsync, isPending, variables } = usePageMutation(adminLedger.reviewAccount())
  const text = (name: 'accept' | 'refuse', part: '' | 'Of' | 'Text' | '.done' = '') =>
    formatMessage({ id: `mfe-admin.balances.review.${name}${part}` }, { holder, owner })
  const decide = async (name: 'accept' | 'refuse') => {
    const sure = await confirm({
      title: text(name, 'Of'),
      text: text(name, 'Text'),
      confirm: text(name),
      cancel: formatMessage({ id: 'mfe-admin.cancel' }),
      danger: name === 'refuse',
    })
    if (!sure) return
    try {
      await mutateAsync({ id, accept: name === 'accept' })
      toast(text(name, '.done'))
    } catch (error) {
      void showError(error)
    }
  }
  const button = (name: 'accept' | 'refuse') => (
    <Button
      size="sm"
      variant={name === 'accept' ? 'outline' : 'ghost'}
      aria-label={text(name, 'Of')}
      loading={isPending && variables.accept === (name === 'accept')}
      disabled={isPending}
      onClick={() => void decide(name)}
    >
      {text(name)}
    </Button>
  )
  return (
    <Flex gap="2" wrap="wrap" justify="flex-end">
      {button('accept')}
      {button('refuse')}
    </Flex>
  )
}
