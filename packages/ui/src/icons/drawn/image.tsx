// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Image = /* @__PURE__ */ icon(
  'm216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 16v103l-26-26a16 16 0 0 0-23 0l-20 20-44-44a16 16 0 0 0-22 0l-41 40v-93zm-176 116l52-52 80 80h-132zm176 28h-21l-36-36 20-20 37 37v19zm-72-100a12 12 0 1 1 12 12 12 12 0 0 1-12-12z',
)
