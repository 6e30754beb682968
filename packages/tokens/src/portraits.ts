/** The colours of drawn portraits: light and shade of a skin, hair, clothes, and the two tones behind a person. */
export const portraitColors = {
  skin: [
    ['#efc6a2', '#d9a57c'],
    ['#dfa981', '#c3875d'],
    ['#c98e66', '#aa6d47'],
    ['#b0764f', '#8f5a37'],
  ],
  hair: ['#15100c', '#3a2620', '#6b4a2c', '#241a15', '#8b8f8c'],
  clothes: ['#0d6358', '#e8654a', '#5641a0', '#24302c', '#f0b000', '#bf382b', '#2c6d86'],
  ground: [
    ['#c9e2d8', '#dfece5'],
    ['#dcd3f3', '#eae5f8'],
    ['#ffe6a8', '#fff0cc'],
    ['#f6d3c8', '#f9e4dd'],
    ['#cfe2e8', '#e1ecf2'],
  ],
} as const
