import { css, styles } from '@metrolibre/ui'

export const cardFrameStyles = styles(
  'card-frame',
  css`
    .ml-card-frame {
      position: relative;
      min-width: 0;
    }
    .ml-card-frame__over {
      position: absolute;
      inset: 0 0 auto;
      aspect-ratio: 3 / 2;
      pointer-events: none;
    }
    .ml-card-frame__over button {
      pointer-events: auto;
    }
    .ml-card-frame__mark {
      position: absolute;
      top: 8px;
      right: 8px;
    }
    .ml-card-frame__strip {
      position: absolute;
      inset: 0;
      display: flex;
      overflow: auto hidden;
      overscroll-behavior-x: contain;
      scroll-snap-type: x mandatory;
      scrollbar-width: none;
    }
    .ml-card-frame__strip > span {
      flex: 0 0 100%;
      scroll-snap-align: start;
      scroll-snap-stop: always;
    }
    .ml-card-frame__strip > span + span {
      background: var(--colors-bg-subtle);
    }
    .ml-card-frame__strip img {
      display: block;
      width: 100%;
      height: 100%;
      object-fit: cover;
      filter: var(--photo-filter);
    }
    .ml-card-frame__steps {
      border: 0;
      margin: 0;
      padding: 0;
      min-width: 0;
    }
    .ml-card-frame__step {
      position: absolute;
      top: calc(50% - 22px);
      width: 44px;
      height: 44px;
      padding: 0;
      display: grid;
      place-items: center;
      border: 0;
      background: none;
      color: var(--colors-piedra-950);
      opacity: 0;
      cursor: pointer;
      transition: opacity var(--durations-fast);
    }
    .ml-card-frame__step:first-of-type {
      left: 4px;
    }
    .ml-card-frame__step:last-of-type {
      right: 4px;
    }
    .ml-card-frame__step svg {
      width: 32px;
      height: 32px;
      padding: 7px;
      border-radius: 50%;
      background: color-mix(in srgb, var(--colors-piedra-0) 94%, transparent);
      box-shadow: var(--shadows-1);
    }
    .ml-card-frame:focus-within .ml-card-frame__step {
      opacity: 1;
    }
    @media (hover: hover) {
      .ml-card-frame:hover .ml-card-frame__step {
        opacity: 1;
      }
    }
    /* A finger that swipes or taps at an edge must not meet a button that can't be seen. */
    @media (hover: none) {
      .ml-card-frame:not(:focus-within) .ml-card-frame__step {
        pointer-events: none;
      }
    }
    .ml-card-frame__dots {
      position: absolute;
      inset: auto 0 10px;
      display: flex;
      justify-content: center;
      gap: 5px;
    }
    .ml-card-frame__dots i {
      width: 6px;
      height: 6px;
      border-radius: 50%;
      background: var(--colors-piedra-0);
      box-shadow: 0 0 0 1px color-mix(in srgb, var(--colors-piedra-950) 45%, transparent);
      opacity: 0.6;
    }
    .ml-card-frame__dots i[data-on] {
      opacity: 1;
      transform: scale(1.3);
    }
    @media (prefers-reduced-motion: reduce) {
      .ml-card-frame__step {
        transition: none;
      }
    }
  `,
)
