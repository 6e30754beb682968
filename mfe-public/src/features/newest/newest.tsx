import type { PropertyCard as Place, SearchResult } from '@metrolibre/api-client'
import { addressLine } from '@metrolibre/contract'
import {
  FormattedMessage,
  Link,
  useCardPrice,
  useDates,
  useIntl,
  useLaterText,
  type Country,
  type UseQueryResult,
} from '@metrolibre/platform'
import { useHeart } from '@metrolibre/platform/favourites'
import {
  Delayed,
  ErrorPanel,
  Grid,
  photoSizes,
  PropertyCard,
  PropertyCardSkeleton,
  Section,
  TextLink,
} from '@metrolibre/ui'
import { CardFrame, HeartButton } from '@metrolibre/ui/parts'
import { Clock, DoorOpen, HouseLine, type Icon, Plant, Warehouse } from '@metrolibre/ui/icons'

const icons: Record<string, Icon> = {
  room: DoorOpen,
  entire: HouseLine,
  galpon: Warehouse,
  terreno: Plant,
  hours: Clock,
}
const shown = 4

interface Props {
  search: UseQueryResult<SearchResult>
  /** The country that was searched; without one, both. */
  country?: Country
}

/** The newest properties. */
export function Newest({ search, country }: Props) {
  const { data, isPending, isError, refetch } = search
  const all = data && (
    <TextLink as={Link} to={`/propietario${country ? `?country=${country}` : ''}`}>
      <FormattedMessage id="mfe-public.home.newest.all" values={{ count: data.total }} />
    </TextLink>
  )
  return (
    <Section title={<FormattedMessage id="mfe-public.home.newest.title" />} action={all}>
      {isError && !data ? (
        <ErrorPanel
          title={<FormattedMessage id="mfe-public.home.newest.failed" />}
          text={<FormattedMessage id="mfe-public.home.newest.failedText" />}
          retry={{
            text: <FormattedMessage id="mfe-public.home.newest.retry" />,
            onRetry: () => void refetch(),
          }}
        />
      ) : (
        <Grid
          gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
          gap={{ base: 7, md: 6 }}
          css={{ '@media (max-width: 479px)': { '& > :nth-of-type(n + 3)': { display: 'none' } } }}
        >
          {isPending ? (
            <Waiting />
          ) : (
            data?.properties.slice(0, shown).map((place) => <Card key={place.id} place={place} />)
          )}
        </Grid>
      )}
    </Section>
  )
}

const Waiting = () => (
  <Delayed>
    {Array.from({ length: shown }, (_, index) => (
      <PropertyCardSkeleton key={index} />
    ))}
  </Delayed>
)

function Card({ place }: { place: Place }) {
  const { formatMessage } = useIntl()
  const { area } = useDates()
  const price = useCardPrice()
  const laterText = useLaterText()
  const kind = place.rentalMode === 'hour' ? 'hours' : place.propertyType
  const KindIcon = icons[kind] ?? HouseLine
  const heart = useHeart(place)
  const { name, photos = [] } = place
  return (
    <CardFrame
      photos={place.price.state === 'sold_out' ? [] : photos}
      photosLabel={formatMessage({ id: 'mfe-public.home.photos.of' }, { name })}
      photoLabel={(position) =>
        formatMessage({ id: 'mfe-public.home.photos.position' }, { position, count: photos.length + 1 })
      }
      mark={<HeartButton look="over" {...heart} />}
      card={(strip) => (
        <PropertyCard
          as={Link}
          to={`/propietario/${place.id}/details`}
          name={name}
          place={addressLine(place.zone.zone, place.zone.city)}
          measure={place.area === null ? undefined : area(place.area)}
          kind={formatMessage({ id: `mfe-public.home.kind.${kind}` })}
          kindIcon={<KindIcon size={16} />}
          image={place.image}
          imageVariants={place.imageVariants}
          price={price(place.price)}
          later={laterText(place)}
          sizes={photoSizes('(min-width: 1024px) 25vw, (min-width: 480px) 50vw, 100vw')}
          over={strip}
        />
      )}
    />
  )
}
