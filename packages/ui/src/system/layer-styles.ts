/** Backgrounds that screens use by name, with the style prop `layerStyle`. */
export const layerStyles = {
  tape: {
    '--tape-unit': '10px',
    color: 'tape.tick',
    background:
      'repeating-linear-gradient(90deg, currentcolor 0 1.5px, transparent 1.5px calc(var(--tape-unit) * 5)) 0 100% / 100% 58% no-repeat, repeating-linear-gradient(90deg, currentcolor 0 1px, transparent 1px var(--tape-unit)) 0 100% / 100% 32% no-repeat, {colors.tape.fill}',
  },
  hatch: {
    background: 'repeating-linear-gradient(135deg, transparent 0 5px, {colors.border} 5px 6px)',
  },
} as const
