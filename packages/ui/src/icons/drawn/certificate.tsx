// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Certificate = /* @__PURE__ */ icon(
  'm128 136a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h48a8 8 0 0 1 8 8zm-8-40h-48a8 8 0 0 0 0 16h48a8 8 0 0 0 0-16zm112 65v63a8 8 0 0 1-12 7l-24-14-24 14a8 8 0 0 1-12-7v-24h-120a16 16 0 0 1-16-16v-128a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16v31a52 52 0 0 1 0 74zm-72 23v-22.5a52 52 0 0 1 56-85.5v-20h-176v128zm56-12a52 52 0 0 1-40 0v38l16-9a8 8 0 0 1 8 0l16 9zm16-48a36 36 0 1 0-36 36 36 36 0 0 0 36-36z',
)
