// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Files = /* @__PURE__ */ icon(
  'm214 66l-40-40a8 8 0 0 0-6-2h-80a16 16 0 0 0-16 16v16h-16a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h112a16 16 0 0 0 16-16v-16h16a16 16 0 0 0 16-16v-112a8 8 0 0 0-2-6zm-46 150h-112v-144h77l35 35v85c0 0 0 0 0 0s0 0 0 0v24zm32-32h-16v-80a8 8 0 0 0-2-6l-40-40a8 8 0 0 0-6-2h-48v-16h77l35 35zm-56-32a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h48a8 8 0 0 1 8 8zm0 32a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h48a8 8 0 0 1 8 8z',
)
