import { useParams, useSearchParams } from '@metrolibre/platform'
import { OwnerSide } from './owner-side.tsx'
import { TenantSide } from './tenant-side.tsx'

/** Cancelling a paid booking: its tenant asks, the owner of the place answers. */
export function Screen() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  return search.get('view') === 'owner' ? <OwnerSide key={id} id={id} /> : <TenantSide key={id} id={id} />
}
