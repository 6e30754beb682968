import { css } from './css.ts'
import { pressTarget } from './press-target.ts'

const night = css`
  --photo-filter: brightness(0.88) saturate(1.06);
  --photo-sold-filter: grayscale(1) brightness(0.62) contrast(0.9);
`

/**
 * Styles of plain elements: colour mode, fonts, focus, reduced motion. They are in the layer `base`, so that the styles
 * of every component override them.
 */
export const baseStyles = css`
  @layer base {
    :root {
      color-scheme: light dark;
      --photo-filter: none;
      --photo-sold-filter: grayscale(1) contrast(0.82) brightness(1.06);
      -webkit-text-size-adjust: 100%;
    }
    :root[data-theme='light'] {
      color-scheme: light;
    }
    :root[data-theme='dark'] {
      color-scheme: dark;
      ${night}
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme='light']) {
        ${night}
      }
    }
    body {
      background: var(--colors-bg);
      color: var(--colors-fg);
      font: 430 1rem/1.55 var(--fonts-sans);
      font-stretch: 100%;
      font-variant-numeric: tabular-nums lining-nums;
      -webkit-font-smoothing: antialiased;
    }
    h1,
    h2,
    h3,
    h4 {
      font-weight: 720;
      font-stretch: 112%;
      line-height: 1.1;
      letter-spacing: -0.018em;
      text-wrap: balance;
    }
    /* What is drawn smaller than a target must be. */
    .ml-target {
      position: relative;
    }
    .ml-target::before {
      ${pressTarget}
    }
    /* No word of a question or an action stands alone on its last line. */
    summary,
    button {
      text-wrap: balance;
    }
    p {
      text-wrap: pretty;
    }
    /* A word that is wider than a phone, as doubled text easily is, breaks instead of widening the page. */
    @media (max-width: 479px) {
      h1,
      h2,
      h3,
      h4,
      p,
      li,
      a {
        overflow-wrap: anywhere;
      }
      :is(h1, h2, h3, h4, p, li, a) :is(b, strong, em) {
        overflow-wrap: inherit;
      }
    }
    b,
    strong {
      font-weight: 640;
    }
    img {
      max-width: 100%;
    }
    button,
    summary,
    label,
    select {
      cursor: pointer;
    }
    /* Its look is the same in every browser: WebKit draws its own control over all that is set here. */
    select {
      appearance: none;
    }
    :disabled {
      cursor: not-allowed;
    }
    :focus-visible {
      outline: 2px solid var(--colors-focus);
      outline-offset: 2px;
    }
    ::selection {
      background: var(--colors-huincha-400);
      color: var(--colors-piedra-950);
    }
    .ml-icon {
      flex: none;
      display: inline-block;
      vertical-align: -0.25em;
    }
    .ml-hidden {
      position: absolute;
      width: 1px;
      height: 1px;
      margin: -1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    /* Colours alone would be lost there, and so would the tape, which is a background. */
    @media (forced-colors: active) {
      [aria-pressed='true'],
      [aria-selected='true'],
      [aria-current]:not([aria-current='false']),
      .ml-segments label:has(:checked) {
        forced-color-adjust: none;
        background: Highlight !important;
        color: HighlightText !important;
      }
      .ml-tape,
      input:is([type='checkbox'], [type='radio']) {
        forced-color-adjust: none;
      }
    }
    /*
     * A window takes all presses itself, since what it stands on covers the page. To take them from the page, too, would
     * style each of its elements anew.
     */
    body[data-inert] {
      pointer-events: auto !important;
    }
    /*
     * Animations stay, however short, because windows wait for their end. Transitions don't: with a duration, every
     * element would have one of each property, and what was just hidden would still take the focus for a frame.
     */
    @media (prefers-reduced-motion: reduce) {
      *,
      ::before,
      ::after {
        animation-duration: 1ms !important;
        animation-iteration-count: 1 !important;
        transition: none !important;
        scroll-behavior: auto !important;
      }
    }
  }
`
