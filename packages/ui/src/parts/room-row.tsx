import type { ReactNode } from 'react'
import { Cota, css, Picture, type PictureVariant, styles, useStyles } from '@metrolibre/ui'

const rowStyles = styles(
  'room-row',
  css`
    .ml-room {
      display: grid;
      grid-template-columns: 152px minmax(0, 1fr) auto;
      gap: 20px;
      align-items: center;
      padding: 16px 0;
      border-top: 1px solid var(--colors-border);
    }
    .ml-room:last-child {
      border-bottom: 1px solid var(--colors-border);
    }
    .ml-room .ml-picture {
      border-radius: 12px;
    }
    .ml-room > button {
      display: block;
      padding: 0;
      border: 0;
      background: none;
      border-radius: 12px;
      cursor: zoom-in;
    }
    .ml-room :is(h2, h3) {
      font-size: 1.0625rem;
      font-stretch: 106%;
      overflow-wrap: anywhere;
    }
    .ml-room p {
      font-size: var(--font-sizes-sm);
      line-height: 1.45;
      color: var(--colors-fg-muted);
      margin: 3px 0 8px;
      overflow-wrap: anywhere;
    }
    .ml-room .ml-cota {
      max-width: 150px;
    }
    .ml-room__end {
      display: flex;
      flex-direction: column;
      align-items: flex-end;
      gap: 8px;
    }
    @media (max-width: 759px) {
      .ml-room {
        grid-template-columns: 104px minmax(0, 1fr);
        gap: 14px;
      }
      .ml-room__end {
        grid-column: 1 / -1;
        flex-flow: row wrap;
        justify-content: space-between;
        align-items: center;
      }
    }
  `,
)

export interface RoomRowProps {
  name: ReactNode
  /** The level of the name among the headings of the page. */
  heading?: 'h2' | 'h3'
  description?: ReactNode
  /** The language of the description, where it is not the page's. */
  descriptionLang?: string | undefined
  measure?: ReactNode
  image?: string | null
  imageVariants?: readonly PictureVariant[]
  /** Opens the pictures of the room. */
  onPicture?: () => void
  /** Accessible name of the button that opens the pictures. */
  pictureLabel?: string
  soldOut?: boolean
  /** A `PriceText` of size `row`, or words. */
  price: ReactNode
  /** A button, or a badge that says when the room is free. */
  action?: ReactNode
}

/** One room of a property with its price and its action. */
export function RoomRow({
  name,
  heading: Heading = 'h3',
  description,
  descriptionLang,
  measure,
  image,
  imageVariants,
  onPicture,
  pictureLabel,
  soldOut,
  price,
  action,
}: RoomRowProps) {
  useStyles(rowStyles)
  const picture = <Picture src={image} variants={imageVariants} alt="" sizes="152px" drained={soldOut} />
  return (
    <article className="ml-room">
      {image && onPicture ? (
        <button type="button" aria-label={pictureLabel} aria-haspopup="dialog" onClick={onPicture}>
          {picture}
        </button>
      ) : (
        picture
      )}
      <div>
        <Heading translate="no">{name}</Heading>
        {description && <p lang={descriptionLang}>{description}</p>}
        {measure && <Cota>{measure}</Cota>}
      </div>
      <div className="ml-room__end">
        {price}
        {action}
      </div>
    </article>
  )
}
