import { adminUsers } from '@metrolibre/api-client'
import type { AdminUserDetail } from '@metrolibre/contract'
import { useInfiniteQuery } from '@metrolibre/platform'
import { Panel } from '@metrolibre/ui'
import { useUserTexts } from '../../features/users/use-user-texts.ts'
import { PagedPart } from '../../page/paged-part.tsx'
import { PropertyRows } from './property-rows.tsx'

/** The properties of a user in any stage. */
export function PropertiesPart({ user: { id } }: { user: AdminUserDetail }) {
  const text = useUserTexts()
  const query = useInfiniteQuery(adminUsers.properties(id))
  return (
    <PagedPart query={query} rowsOf={({ properties }) => properties} none={text('locations.none')}>
      {(properties) => (
        <Panel padded>
          <PropertyRows properties={properties} />
        </Panel>
      )}
    </PagedPart>
  )
}
