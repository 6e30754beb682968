import { adminReleases } from '@metrolibre/api-client'
import { FormattedMessage, useQuery, useSearchParams } from '@metrolibre/platform'
import { Box, EmptyState, Flex, Heading } from '@metrolibre/ui'
import { useState } from 'react'
import { BrowserErrors } from '../../features/releases/browser-errors.tsx'
import { CanaryList } from '../../features/releases/canaries.tsx'
import { PreviewList } from '../../features/releases/previews.tsx'
import { PromotionFilters } from '../../features/releases/promotion-filters.tsx'
import { Composers } from '../../features/releases/composers.tsx'
import { PromotionTable } from '../../features/releases/promotion-table.tsx'
import { RollbackDialog } from '../../features/releases/rollback-dialog.tsx'
import { RunningCard } from '../../features/releases/running-card.tsx'
import { VersionsDialog } from '../../features/releases/versions-dialog.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { AdminPage } from '../../page/page.tsx'

/** Which version of each app runs and who put it into use, with one press to go back. */
export function Screen() {
  const [search, setSearch] = useSearchParams()
  const app = search.get('app') ?? undefined
  const by = search.get('by') ?? undefined
  const { data, isError, error, refetch } = useQuery(adminReleases.show(app))
  const [asked, setAsked] = useState<string>()
  const [opened, setOpened] = useState<string>()
  const running = data?.apps.find((one) => one.app === asked)
  const offered = data?.apps.find((one) => one.app === opened)
  return (
    <AdminPage
      title={<FormattedMessage id="mfe-admin.releases.title" />}
      text={<FormattedMessage id="mfe-admin.releases.description" />}
    >
      {!data && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting />)}
      {data?.apps.length === 0 && (
        <Box mt="5">
          <EmptyState
            title={<FormattedMessage id="mfe-admin.releases.none" />}
            text={<FormattedMessage id="mfe-admin.releases.noneText" />}
          />
        </Box>
      )}
      {data && data.apps.length > 0 && (
        <>
          <Box
            mt="5"
            display="grid"
            gap="4"
            gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 310px), 1fr))"
          >
            {data.apps.map((one) => (
              <RunningCard
                key={one.app}
                running={one}
                onRollback={() => setAsked(one.app)}
                onVersions={() => setOpened(one.app)}
              />
            ))}
          </Box>
          <CanaryList />
          <Composers composers={data.composers} />
          <PreviewList />
          <Flex mt="8" justify="space-between" align="flex-end" gap="3" wrap="wrap">
            <Heading as="h2" textStyle="cardTitle">
              {app ? (
                <FormattedMessage id="mfe-admin.releases.promotionsOf" values={{ app }} />
              ) : (
                <FormattedMessage id="mfe-admin.releases.promotions" />
              )}
            </Heading>
            <PromotionFilters
              filter={{ app, by }}
              apps={data.apps.map((one) => one.app)}
              people={[...new Set([...data.promotions.flatMap((one) => one.by ?? []), ...(by ? [by] : [])])]}
              onChange={(filter) =>
                setSearch(
                  Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined),
                )
              }
            />
          </Flex>
          <PromotionTable promotions={data.promotions} by={by} />
          {app && <BrowserErrors app={app} />}
        </>
      )}
      {running?.earlier && (
        <RollbackDialog
          running={{ ...running, earlier: running.earlier }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {offered && <VersionsDialog running={offered} onClose={() => setOpened(undefined)} />}
    </AdminPage>
  )
}
