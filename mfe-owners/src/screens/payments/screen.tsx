import { WithTexts } from '@metrolibre/platform/texts'
import { paymentsTexts } from '../../features/payments/texts.ts'
import { WorkspaceFrame } from '../../features/workspace/workspace-frame.tsx'
import { privateHead } from '../../parts/private-head.ts'
import { Made } from './made.tsx'
import { ReceivedPayments } from './received.tsx'

export const head = privateHead('mfe-owners.payments.title', 'mfe-owners.payments.description')
export { prefetchPayments as prefetch } from '../../features/payments/texts.ts'

/** What was paid for the user's own properties, and what the user paid. */
export const Screen = () => (
  <WithTexts texts={paymentsTexts}>
    <WorkspaceFrame page="payments">
      {(view) => (view === 'owner' ? <ReceivedPayments /> : <Made />)}
    </WorkspaceFrame>
  </WithTexts>
)
