import { adminHome } from '@metrolibre/api-client'
import type { Country } from '@metrolibre/contract'
import { FormattedMessage, useDates, useQuery } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Box, Grid, Panel, Skeleton, Text, useMapless } from '@metrolibre/ui'
import { Suspense, useState } from 'react'
import { CityChoice } from '../../features/home/city-choice.tsx'
import { OccupancyList } from '../../features/home/occupancy-list.tsx'
import { SectionHead } from '../../features/home/section-head.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { MapFailed } from '../../page/map-failed.tsx'
import { MapUndrawn } from '../../page/map-undrawn.tsx'

const OccupancyMap = lazyPart(() => import('../../features/home/occupancy-map.tsx'), MapFailed)

/** How much of each comuna of a city is rented today, on the map and as a list. */
export function OccupancySection() {
  const dates = useDates()
  const [asked, ask] = useState<{ country: Country; city: string }>()
  const { data, isError, error, refetch, isPlaceholderData } = useQuery(adminHome.occupancy(asked))
  const shown = data?.shown
  const isMapless = useMapless(shown !== undefined)
  return (
    <Box as="section">
      <SectionHead title={<FormattedMessage id="mfe-admin.home.occupancy" />}>
        {data && shown && (
          <CityChoice
            cities={data.cities}
            shown={asked ?? shown}
            onChoose={(index) => {
              const { country, city } = data.cities[index]!
              ask({ country, city })
            }}
          />
        )}
      </SectionHead>
      {!data && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting height={420} />)}
      {data && !shown && (
        <Text color="fg.muted" mt="3">
          <FormattedMessage id="mfe-admin.home.nothingPublished" />
        </Text>
      )}
      {data && shown && (
        <Panel clip style={{ marginTop: 18 }}>
          <Grid
            templateColumns={{
              base: 'minmax(0, 1fr)',
              lg: isMapless ? 'minmax(0, 1fr)' : 'minmax(0, 1.5fr) minmax(0, 1fr)',
            }}
            opacity={isPlaceholderData ? 0.6 : 1}
            aria-busy={isPlaceholderData}
          >
            {isMapless ? (
              <Box p="4" pb="0">
                <MapUndrawn>
                  <FormattedMessage id="mfe-admin.map.listed" />
                </MapUndrawn>
              </Box>
            ) : (
              <Box h={{ base: '340px', lg: '100%' }} minH={{ lg: '480px' }}>
                <Suspense fallback={<Skeleton height="100%" radius={0} />}>
                  <OccupancyMap zones={data.zones} city={shown.city} />
                </Suspense>
              </Box>
            )}
            <OccupancyList
              zones={data.zones}
              head={<FormattedMessage id="mfe-admin.home.rented" values={{ percent: shown.percent }} />}
              text={
                <FormattedMessage
                  id="mfe-admin.home.area"
                  values={{
                    rented: dates.number(Math.round(shown.rentedArea)),
                    all: dates.area(Math.round(shown.area)),
                  }}
                />
              }
            />
          </Grid>
        </Panel>
      )}
    </Box>
  )
}
