// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Images = /* @__PURE__ */ icon(
  'm216 40h-144a16 16 0 0 0-16 16v16h-16a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-16h16a16 16 0 0 0 16-16v-112a16 16 0 0 0-16-16zm-144 16h144v63l-10-10a16 16 0 0 0-23 0l-20 20-44-44a16 16 0 0 0-22 0l-25 24zm112 144h-144v-112h16v80a16 16 0 0 0 16 16h112zm32-32h-144v-36l36-36 50 50a8 8 0 0 0 11 0l26-26 21 21v27zm-56-84a12 12 0 1 1 12 12 12 12 0 0 1-12-12z',
)
