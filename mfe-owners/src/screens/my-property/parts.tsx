import { ledger, zones as zoneQueries, type OwnedProperty } from '@metrolibre/api-client'
import { useIntl, useLocation, useQuery } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Box, Button, Flex, Heading, Panel, Skeleton, Text } from '@metrolibre/ui'
import { PencilSimple } from '@metrolibre/ui/icons'
import { Suspense, useRef, useState } from 'react'
import { OwnPropertyFacts } from '../../features/own-property/facts.tsx'
import { ListedPrice } from '../../features/own-property/listed-price.tsx'
import { nextExpected } from '../../features/payments/sums.ts'
import { PartFailed } from '../../listing/part-failed.tsx'
import { listingStepsOf, type ListingStep } from '../../listing/steps.ts'
import { useHashTarget } from '../../panel/use-hash-target.ts'
import { costsAnchor } from '../../paths.ts'

const EditPart = lazyPart(async () => ({ default: (await import('./edit-part.tsx')).EditPart }), PartFailed)

/** What the property is, part by part; each is changed in its place. */
export function Parts({ property }: { property: OwnedProperty }) {
  useHashTarget('data')
  useHashTarget(costsAnchor)
  const { formatMessage } = useIntl()
  const { data } = useQuery(zoneQueries.all())
  const published = property.listingStatus === 'published'
  const { data: paid } = useQuery({ ...ledger.list({ propertyId: property.id }), enabled: published })
  const expected = paid && nextExpected(paid.payments)
  // A link to what is asked of the owner opens its part, until another is chosen or it is closed.
  const { hash, key } = useLocation()
  const [chosen, setChosen] = useState<{ at: string; part: ListingStep | undefined }>()
  const open = hash === `#${costsAnchor}` && chosen?.at !== key ? 'rent' : chosen?.part
  const setOpen = (part: ListingStep | undefined) => setChosen({ at: key, part })
  const panel = useRef<HTMLDivElement>(null)
  const close = () => {
    // What had the focus goes away with the part.
    panel.current?.querySelector<HTMLElement>('button[aria-expanded=true]')?.focus()
    setOpen(undefined)
  }
  return (
    <Panel as="section" padded id="data" aria-labelledby="data-title">
      <Heading as="h2" id="data-title" textStyle="sub">
        {formatMessage({ id: 'mfe-owners.panel.data' })}
      </Heading>
      <ListedPrice property={property} />
      <Box my="14px">
        <OwnPropertyFacts property={property} expected={published ? expected : undefined} />
      </Box>
      <div ref={panel}>
        {listingStepsOf(property.propertyType).map((part) => (
          <Box
            key={part}
            id={part === 'rent' ? costsAnchor : undefined}
            borderTop="1px solid"
            borderColor="border"
            py="10px"
          >
            <Flex justify="space-between" align="center" gap="4px 12px" wrap="wrap">
              <Heading as="h3" textStyle="label">
                {formatMessage({ id: `mfe-owners.listing.step.${part}` })}
              </Heading>
              <Button
                variant="ghost"
                size="sm"
                icon={<PencilSimple />}
                aria-expanded={open === part}
                aria-label={formatMessage(
                  { id: 'mfe-owners.panel.editPart' },
                  { part: formatMessage({ id: `mfe-owners.listing.step.${part}` }) },
                )}
                disabled={open !== undefined && open !== part}
                onClick={() => open !== part && setOpen(part)}
              >
                {formatMessage({ id: 'mfe-owners.panel.edit' })}
              </Button>
            </Flex>
            {open === part && (
              <Box mt="12px" mb="8px">
                <Suspense fallback={<Skeleton height={220} radius={20} />}>
                  {data ? (
                    <EditPart property={property} part={part} zones={data.zones} onDone={close} />
                  ) : (
                    <Text color="fg.muted">{formatMessage({ id: 'mfe-owners.panel.loadingOne' })}</Text>
                  )}
                </Suspense>
              </Box>
            )}
          </Box>
        ))}
      </div>
    </Panel>
  )
}
