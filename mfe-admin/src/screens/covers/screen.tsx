import { covers } from '@metrolibre/api-client'
import { coverIds } from '@metrolibre/contract'
import { FormattedMessage, useQuery } from '@metrolibre/platform'
import { SimpleGrid } from '@metrolibre/ui'
import { CoverPanel } from '../../features/covers/cover-panel.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { AdminPage } from '../../page/page.tsx'
import { openedWhole } from '../../page/opened-whole.ts'

const pages = [
  { page: 'home', to: '/' },
  { page: 'tenants', to: '/propietario' },
  { page: 'owners', to: '/propiedad' },
] as const

export const prefetch = openedWhole((client) => client.prefetchQuery(covers.all()))

/** The covers of the three pages that have one. */
export function Screen() {
  const { data, isError, error, refetch } = useQuery(covers.all())
  return (
    <AdminPage
      title={<FormattedMessage id="mfe-admin.covers.title" />}
      text={<FormattedMessage id="mfe-admin.covers.description" />}
    >
      {!data && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting />)}
      {data && (
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="5" mt="4" alignItems="start">
          {pages.map(({ page, to }) => (
            <CoverPanel
              key={page}
              id={coverIds[page]}
              page={page}
              to={to}
              cover={data.general.find(({ id }) => id === coverIds[page])}
            />
          ))}
        </SimpleGrid>
      )}
    </AdminPage>
  )
}
