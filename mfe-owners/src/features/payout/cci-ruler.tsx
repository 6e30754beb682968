import { cciParts } from '@metrolibre/contract'
import { css, styles, ticks, useStyles } from '@metrolibre/ui'
import { usePayoutAccountTexts } from './use-payout-texts.ts'

const rulerStyles = styles(
  'cci-ruler',
  css`
    .ml-cci {
      display: grid;
      gap: 0 2px;
      margin-bottom: 6px;
    }
    .ml-cci b {
      position: relative;
      overflow: hidden;
      height: 24px;
      border-radius: 2px;
      background: var(--colors-bg-subtle);
    }
    .ml-cci i {
      display: block;
      height: 100%;
      background: ${ticks({ every: 'var(--cci-digit)', length: '34%' })}, var(--colors-tape-fill);
      transition: width var(--durations-fast);
    }
    .ml-cci small {
      margin-top: 4px;
      font-size: var(--font-sizes-2xs);
      font-stretch: 86%;
      line-height: 1.3;
      white-space: nowrap;
    }
    .ml-cci small:last-child {
      justify-self: end;
    }
    @media (prefers-reduced-motion: reduce) {
      .ml-cci i {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      .ml-cci i {
        forced-color-adjust: none;
        background: Highlight;
      }
    }
  `,
)

const parts = ['bank', 'office', 'account', 'check'] as const satisfies ReadonlyArray<keyof typeof cciParts>

/** How much of a CCI is typed, as a tape with the parts of the number. The same is said in words beside it. */
export function CciRuler({ typed }: { typed: number }) {
  const { text } = usePayoutAccountTexts()
  useStyles(rulerStyles)
  const pieces = parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, one) => sum + cciParts[one], 0)
    const filled = Math.min(cciParts[part], Math.max(0, typed - before))
    return { part, length: cciParts[part], filled }
  })
  return (
    <span
      aria-hidden
      className="ml-cci"
      style={{ gridTemplateColumns: pieces.map(({ length }) => `minmax(0, ${length}fr)`).join(' ') }}
    >
      {pieces.map(({ part, length, filled }) => (
        <b key={part}>
          <i
            style={{
              width: `${(filled / length) * 100}%`,
              // Of what is filled in, so that each digit has its tick.
              ['--cci-digit' as string]: `${100 / Math.max(1, filled)}%`,
            }}
          />
        </b>
      ))}
      {pieces.map(({ part }) => (
        <small key={part}>{text(`cciPart.${part}`)}</small>
      ))}
    </span>
  )
}
