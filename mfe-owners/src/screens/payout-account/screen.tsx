import { WithTexts } from '@metrolibre/platform/texts'
import { payoutTexts } from '../../features/payout/texts.ts'
import { privateHead } from '../../parts/private-head.ts'
import { PayoutAccounts } from './payout-accounts.tsx'

export const head = privateHead('mfe-owners.payout.title', 'mfe-owners.payout.description')
export { prefetchPayout as prefetch } from '../../features/payout/texts.ts'

/** The accounts to which an owner is paid. */
export const Screen = () => (
  <WithTexts texts={payoutTexts}>
    <PayoutAccounts />
  </WithTexts>
)
