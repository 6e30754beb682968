/**
 * Raw palettes. Only the semantic colours and the illustrations read them; components use colours by their
 * meaning.
 */
export const huincha = {
  50: '#fff9e6',
  100: '#fff1c7',
  200: '#ffe591',
  300: '#ffd454',
  400: '#ffc61f',
  500: '#f0b000',
  600: '#c48a00',
  700: '#946500',
  800: '#7a5200',
  900: '#453000',
  950: '#33270a',
} as const

export const cardenillo = {
  50: '#eef8f5',
  100: '#dcf0ea',
  200: '#b5e0d4',
  300: '#6fd3bf',
  400: '#33b39d',
  500: '#148f7d',
  600: '#107667',
  700: '#0d6358',
  800: '#0b4a44',
  900: '#0a3733',
  950: '#10302a',
} as const

export const piedra = {
  0: '#ffffff',
  50: '#f5f7f4',
  100: '#ebefea',
  200: '#dce2db',
  300: '#c2cbc3',
  400: '#7f8c85',
  500: '#606d67',
  600: '#4d5b55',
  700: '#3a4742',
  800: '#22302b',
  900: '#15211e',
  950: '#10201c',
  1000: '#0c1513',
} as const

export const jacaranda = {
  50: '#f6f3fd',
  100: '#ece7fa',
  200: '#dad0f6',
  300: '#c3b5f2',
  400: '#a692e8',
  500: '#8a73db',
  600: '#6e56c4',
  700: '#5641a0',
  800: '#42327c',
  900: '#332860',
  950: '#2a2347',
} as const

export const ladrillo = {
  50: '#fdf2ef',
  100: '#fbe4de',
  200: '#f8c8bc',
  300: '#ff9c87',
  400: '#f28169',
  500: '#e8654a',
  600: '#c0392b',
  700: '#9c2a1a',
  800: '#7c2116',
  900: '#5c1a13',
  950: '#3b1a14',
} as const

export const palettes = { huincha, cardenillo, piedra, jacaranda, ladrillo } as const
