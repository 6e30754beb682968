import { useParams, useSearchParams } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { cancellationTexts } from '../../features/reservations/cancellation/texts.ts'
import { privateHead } from '../../parts/private-head.ts'
import { OwnerSide } from './owner-side.tsx'
import { TenantSide } from './tenant-side.tsx'

/** One title for both sides, because the address alone doesn’t tell whose booking it is, nor whether anybody asked yet. */
export const head = privateHead('mfe-owners.cancellation.tab', 'mfe-owners.cancellation.description')
export { prefetchCancellation as prefetch } from '../../features/reservations/cancellation/texts.ts'

/** Cancelling a paid booking: its tenant asks, the owner of the place answers. */
export const Screen = () => (
  <WithTexts texts={cancellationTexts}>
    <EitherSide />
  </WithTexts>
)

function EitherSide() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  return search.get('view') === 'owner' ? <OwnerSide key={id} id={id} /> : <TenantSide key={id} id={id} />
}
