import type { ReactNode } from 'react'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { cx } from '../../system/polymorphic.ts'
import { coverSizes } from './cover-picture.ts'
import { type PictureVariant, srcSetOf } from './picture.tsx'

const coverStyles = styles(
  'cover',
  css`
    .ml-cover {
      position: relative;
      overflow: hidden;
      color-scheme: light;
      color: var(--colors-fg);
      background: var(--colors-cover-fade);
      min-height: 252px;
    }
    .ml-cover--hero {
      min-height: 660px;
    }
    .ml-cover--rounded {
      border-radius: var(--radii-xl);
    }
    .ml-cover--night {
      color-scheme: light dark;
    }
    .ml-cover > picture > img {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      object-fit: cover;
      --picture-focus: 70% 50%;
      object-position: var(--picture-focus);
    }
    .ml-cover::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(
        90deg,
        var(--colors-cover-fade) 8%,
        color-mix(in srgb, var(--colors-cover-fade) 86%, transparent) 30%,
        transparent 58%
      );
    }
    .ml-cover--hero::after {
      background: linear-gradient(
        90deg,
        var(--colors-cover-fade) 18%,
        color-mix(in srgb, var(--colors-cover-fade) 90%, transparent) 38%,
        transparent 62%
      );
    }
    .ml-cover__text {
      position: relative;
      z-index: 1;
    }
    .ml-cover__tools {
      position: absolute;
      z-index: 2;
      right: 16px;
      top: 16px;
      display: none;
      gap: 6px;
      padding: 6px;
      border-radius: 14px;
      background: var(--colors-piedra-950);
      color: var(--colors-piedra-0);
      color-scheme: dark;
    }
    @media (min-width: 1024px) {
      .ml-cover__tools {
        display: flex;
      }
    }
    @media (max-width: 759px) {
      .ml-cover {
        min-height: 176px;
      }
      .ml-cover--hero {
        min-height: 780px;
      }
      .ml-cover--hero > picture > img {
        height: 310px;
        top: auto;
        --picture-focus: var(--cover-focus, 50% 40%);
      }
      .ml-cover::after {
        background: linear-gradient(
          90deg,
          color-mix(in srgb, var(--colors-cover-fade) 97%, transparent) 40%,
          color-mix(in srgb, var(--colors-cover-fade) 55%, transparent)
        );
      }
      .ml-cover--hero::after {
        background: linear-gradient(180deg, var(--colors-cover-fade) 60%, transparent 74%);
      }
    }
  `,
)

export interface HeroCoverProps {
  src: string
  variants?: readonly PictureVariant[]
  /** The copies of the image for the dark mode. Without them the daylight one is shown in both modes. */
  night?: readonly PictureVariant[]
  /** `hero` fills the first screen; `band` is lower and stands above a search form. */
  size?: 'hero' | 'band'
  rounded?: boolean
  /** The part of the picture that phones show, as `object-position`; `hero` only. */
  phoneFocus?: string
  /** What lies over the picture, next to the text. */
  over?: ReactNode
  /** Buttons for admins, shown on wide screens only. */
  tools?: ReactNode
  /** The text, placed over the left third, where the image fades out. */
  children: ReactNode
}

/**
 * A panorama that fades out on its left, under the text. Over a daylight image the text is dark (tinta) in both colour
 * modes; over one of the night it is light.
 */
export function HeroCover({
  src,
  variants,
  night,
  size = 'band',
  rounded,
  phoneFocus,
  over,
  tools,
  children,
}: HeroCoverProps) {
  useStyles(coverStyles)
  const sizes = coverSizes[size]
  return (
    <section
      className={cx(
        'ml-cover',
        size === 'hero' && 'ml-cover--hero',
        rounded && 'ml-cover--rounded',
        night && 'ml-cover--night',
      )}
      style={phoneFocus === undefined ? undefined : { ['--cover-focus' as string]: phoneFocus }}
    >
      <picture>
        {night && <source media="(prefers-color-scheme: dark)" srcSet={srcSetOf(night)} sizes={sizes} />}
        <img
          fetchPriority="high"
          src={src}
          srcSet={srcSetOf(variants)}
          sizes={sizes}
          alt=""
          width={1600}
          height={720}
        />
      </picture>
      <div className="ml-cover__text">{children}</div>
      {over}
      {tools && <div className="ml-cover__tools">{tools}</div>}
    </section>
  )
}
