import { ticks } from './ticks.ts'

/** Backgrounds that screens use by name, with the style prop `layerStyle`. */
export const layerStyles = {
  tape: {
    '--tape-unit': '10px',
    color: 'tape.tick',
    background: [
      ticks({ every: 'calc(var(--tape-unit) * 5)', length: '58%', width: 1.5, color: 'currentcolor' }),
      ticks({ every: 'var(--tape-unit)', length: '32%', color: 'currentcolor' }),
      '{colors.tape.fill}',
    ].join(', '),
  },
  hatch: {
    background: 'repeating-linear-gradient(135deg, transparent 0 5px, {colors.border} 5px 6px)',
  },
} as const
