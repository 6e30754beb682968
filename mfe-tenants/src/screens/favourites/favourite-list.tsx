import type { Favourite } from '@metrolibre/api-client'
import { useErrorText, useIntl, Link } from '@metrolibre/platform'
import { Box, Button, chakra, EmptyState, ErrorPanel, Flex, Heading, List, ListItem } from '@metrolibre/ui'
import { BareSelect } from '../../parts/bare-select.tsx'
import { useRef, useState } from 'react'
import { ChangeSince } from '../../features/favourites/change-since.tsx'
import { favouriteOrders, sorted, type FavouriteOrder, type Shown } from '../../features/favourites/sorted.ts'
import { WithoutCard } from '../../features/favourites/without-card.tsx'
import { PropertyCardLink } from '../../features/property-cards/card-link.tsx'
import { ListSkeleton } from '../../features/property-cards/list-skeleton.tsx'
import { cardGrid } from '../../features/property-cards/property-list.tsx'
import { useChangeFavourite } from '@metrolibre/platform/favourites'
import { useShown } from './use-shown.ts'

const shownFirst = 6

interface Props {
  list: readonly Favourite[] | undefined
  /** What went wrong when the list was fetched. */
  failure: Error | null
  onRetry: () => void
}

/** The favourites as cards that compare: size, price, place, and how the price changed since. */
export function FavouriteList({ list, failure, onRetry }: Props) {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const { shown, offline, error, refetch, isFetching } = useShown(list)
  const failed = (shown ? null : error) ?? (list ? null : failure)
  if (failed) {
    const { text, reference } = errorText(failed)
    return (
      <ErrorPanel
        title={formatMessage({ id: 'tenants.saved.failed' })}
        text={text}
        detail={reference}
        retry={{
          text: formatMessage({ id: 'tenants.saved.retry' }),
          onRetry: () => {
            onRetry()
            void refetch()
          },
          loading: isFetching,
        }}
      />
    )
  }
  if (!shown) return <ListSkeleton />
  if (shown.length === 0)
    return (
      <EmptyState
        title={formatMessage({ id: 'tenants.saved.empty.title' })}
        text={formatMessage({ id: 'tenants.saved.empty.text' })}
        action={
          <Button as={Link} to="/propietario">
            {formatMessage({ id: 'tenants.saved.empty.action' })}
          </Button>
        }
      />
    )
  return <Cards shown={shown} offline={offline} />
}

function Cards({ shown, offline }: { shown: readonly Shown[]; offline: boolean }) {
  const { formatMessage } = useIntl()
  const { remove } = useChangeFavourite()
  const [order, setOrder] = useState<FavouriteOrder>('saved')
  const [all, setAll] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const drop = (favourite: Favourite) => {
    // The button that had the focus goes with its card.
    heading.current?.focus({ preventScroll: true })
    void remove(favourite)
  }
  const visible = sorted(shown, order).slice(0, all ? undefined : shownFirst)
  const rest = shown.length - visible.length
  return (
    <section>
      <Flex justify="space-between" align="baseline" gap="16px" mb="16px" wrap="wrap">
        <Heading as="h2" textStyle="sub" ref={heading} tabIndex={-1} outline="none" aria-live="polite">
          {formatMessage({ id: 'tenants.saved.count' }, { count: shown.length })}
        </Heading>
        <chakra.label display="flex" alignItems="center" gap="6px" textStyle="small" color="fg.muted">
          <chakra.span display={{ base: 'none', sm: 'inline' }}>
            {formatMessage({ id: 'tenants.saved.order' })}
          </chakra.span>
          <BareSelect
            aria-label={formatMessage({ id: 'tenants.saved.order' })}
            h="44px"
            color="fg"
            fontWeight="640"
            value={order}
            onChange={({ target }) =>
              setOrder(favouriteOrders.find((each) => each === target.value) ?? 'saved')
            }
          >
            {favouriteOrders.map((each) => (
              <option key={each} value={each}>
                {formatMessage({ id: `tenants.saved.order.${each}` })}
              </option>
            ))}
          </BareSelect>
        </chakra.label>
      </Flex>
      <List {...cardGrid}>
        {visible.map(({ favourite, card }, index) => (
          <ListItem key={favourite.propertyId} minW="0">
            {card ? (
              <>
                <PropertyCardLink property={card} selected={false} priority={index < 2} />
                <ChangeSince noted={favourite.price} price={card.price} />
              </>
            ) : (
              <WithoutCard favourite={favourite} offline={offline} onRemove={() => drop(favourite)} />
            )}
          </ListItem>
        ))}
      </List>
      {rest > 0 && (
        <Box mt="28px">
          <Button variant="outline" full onClick={() => setAll(true)}>
            {formatMessage({ id: 'tenants.saved.more' }, { count: rest })}
          </Button>
        </Box>
      )}
    </section>
  )
}
