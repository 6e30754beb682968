// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Heart = /* @__PURE__ */ icon(
  'm178 40c-21 0-39 9-50 24-11-15-29-24-50-24a62 62 0 0 0-62 62c0 70 104 127 108 129a8 8 0 0 0 8 0c4-2 108-59 108-129a62 62 0 0 0-62-62zm-50 175c-18-11-96-59-96-113a46 46 0 0 1 46-46c19 0 36 10 43 27a8 8 0 0 0 14 0c7-17 24-27 43-27a46 46 0 0 1 46 46c0 54-78 102-96 113z',
)
