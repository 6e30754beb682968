import type { ElementType, ReactNode } from 'react'
import { useStyles } from '../../system/use-styles.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Availability, Badge } from '../status/badge.tsx'
import { Picture, type PictureVariant } from '../picture/picture.tsx'
import { type AsProps, cx } from '../../system/polymorphic.ts'
import { Cota } from '../tape/cota.tsx'
import { PriceText, type PriceTextProps } from './price-text.tsx'
import { cardStyles } from './property-card.styles.ts'

/** What is shown instead of the price. The screen provides the words. */
export type CardPrice =
  | ({ state: 'price' } & Pick<PriceTextProps, 'amount' | 'unit' | 'prefix' | 'note'>)
  | { state: 'sold-out'; text: ReactNode; note?: ReactNode }
  | { state: 'undefined-price' | 'no-rooms'; text: ReactNode }

interface Own {
  name: string
  /** 'Ñuñoa, Santiago'. */
  place: ReactNode
  /** '142 m²'. */
  measure?: ReactNode
  kind: ReactNode
  kindIcon?: ReactNode
  image?: string | null
  imageVariants?: readonly PictureVariant[]
  imageAlt?: string
  price: CardPrice
  /** From when it is free, for what is taken now: 'Libre desde 3 mar 2027'. */
  later?: ReactNode
  /** Set when its pin is the active one on the map. */
  selected?: boolean
  /** Set for the first cards in view: their pictures are loaded before the others. */
  priority?: boolean
  sizes?: string
  /** Laid over the picture, below the tag. */
  over?: ReactNode
  /** Heading level of the name. Default 3. */
  headingLevel?: 2 | 3 | 4
}
export type PropertyCardProps<E extends ElementType = 'a'> = AsProps<E, Own>

function CardPriceText({ price }: { price: CardPrice }) {
  if (price.state === 'price') return <PriceText {...price} />
  if (price.state === 'sold-out') return <PriceText amount={price.text} unit={price.note} gone />
  return (
    <Badge tone="warn" mark="hollow">
      {price.text}
    </Badge>
  )
}

/** A property in a list; the whole card is one link: `<PropertyCard as={Link} to=… />`. */
export function PropertyCard<E extends ElementType = 'a'>(props: PropertyCardProps<E>) {
  const {
    as,
    name,
    place,
    measure,
    kind,
    kindIcon,
    image,
    imageVariants,
    imageAlt = '',
    price,
    later,
    ...other
  } = props as PropertyCardProps<'a'> & { as?: ElementType }
  const { selected, priority, sizes, over, headingLevel = 3, ...link } = other
  useStyles(cardStyles)
  const Tag: ElementType = as ?? 'a'
  const Name = `h${headingLevel}` as const
  const sold = price.state === 'sold-out'
  return (
    <Tag className={cx('ml-card', selected && 'ml-card--selected')} {...link}>
      <Picture
        src={image}
        variants={imageVariants}
        alt={imageAlt}
        priority={priority}
        sizes={sizes}
        drained={sold}
      >
        {over}
        <span className="ml-card__tag">
          {kindIcon}
          {kind}
        </span>
        {sold && (
          <span aria-hidden className="ml-card__sold">
            {price.text}
          </span>
        )}
      </Picture>
      {measure && <Cota>{measure}</Cota>}
      <CardPriceText price={price} />
      {later && <Availability available={false}>{later}</Availability>}
      {/* A translated name leads to no sign and to no address. */}
      <Name className="ml-card__name" translate="no">
        {name}
      </Name>
      <p className="ml-card__place" translate="no">
        {place}
      </p>
    </Tag>
  )
}

/** The placeholder for a card that is loading. */
export function PropertyCardSkeleton() {
  useStyles(cardStyles)
  return (
    <div aria-hidden className="ml-card">
      <Skeleton ratio="3 / 2" radius={14} />
      <div className="ml-card__lines">
        <Skeleton height={9} />
        <Skeleton height={22} width="60%" />
        <Skeleton height={16} width="85%" />
        <Skeleton height={14} width="50%" />
      </div>
    </div>
  )
}
