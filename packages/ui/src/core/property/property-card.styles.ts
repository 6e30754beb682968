import { ticks } from '../../system/ticks.ts'
import { css, styles } from '../../system/use-styles.ts'

const onDark = (percent: number) => `color-mix(in srgb, var(--colors-piedra-0) ${percent}%, transparent)`

export const cardStyles = styles(
  'card',
  css`
    .ml-card {
      position: relative;
      display: flex;
      flex-direction: column;
      min-width: 0;
      color: inherit;
      text-decoration: none;
      border-radius: var(--radii-lg);
    }
    .ml-card > .ml-badge {
      align-self: flex-start;
    }
    .ml-card--selected .ml-picture {
      outline: 3px solid var(--colors-huincha-400);
      outline-offset: 3px;
    }
    .ml-card__tag {
      position: absolute;
      left: 10px;
      top: 10px;
      z-index: 1;
      /* Beside the heart, on as many lines as doubled texts need. */
      max-width: calc(100% - 62px);
      min-height: 28px;
      padding: 0 10px 0 8px;
      line-height: 1.2;
      border-radius: 8px;
      background: color-mix(in srgb, var(--colors-piedra-0) 94%, transparent);
      color: var(--colors-piedra-950);
      font-size: var(--font-sizes-xs);
      font-weight: 620;
      font-stretch: 94%;
      display: flex;
      align-items: center;
      gap: 6px;
    }
    .ml-card__sold {
      position: absolute;
      inset: auto 0 0;
      height: 40px;
      padding-top: 5px;
      display: flex;
      align-items: center;
      justify-content: center;
      color: var(--colors-piedra-0);
      font-weight: 680;
      font-stretch: 118%;
      font-size: var(--font-sizes-sm);
      background:
        ${ticks({ every: '50px', length: '9px', color: onDark(60), at: '0 0' })},
        ${ticks({ every: '10px', length: '5px', color: onDark(40), at: '0 0' })}, var(--colors-piedra-950);
    }
    .ml-card .ml-cota {
      margin: 9px 2px 7px;
      transition: margin var(--durations-fast);
    }
    .ml-card:hover .ml-cota {
      margin-inline: 0;
    }
    .ml-card:hover .ml-cota::before,
    .ml-card:hover .ml-cota::after {
      height: 13px;
    }
    .ml-card__name {
      font-size: 1rem;
      font-weight: 620;
      font-stretch: 100%;
      letter-spacing: -0.005em;
      line-height: 1.3;
      margin-top: 5px;
      overflow-wrap: anywhere;
      text-wrap: pretty;
    }
    .ml-card:hover .ml-card__name {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    .ml-card__place {
      font-size: var(--font-sizes-sm);
      color: var(--colors-fg-muted);
      line-height: 1.4;
      margin-top: 1px;
    }
    .ml-card__lines {
      display: grid;
      gap: 9px;
      padding-top: 14px;
    }
  `,
)
