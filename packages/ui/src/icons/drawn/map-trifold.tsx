// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const MapTrifold = /* @__PURE__ */ icon(
  'm229 50a8 8 0 0 0-7-2l-61 16-61-31a8 8 0 0 0-6-1l-64 16a8 8 0 0 0-6 8v144a8 8 0 0 0 10 8l61-16 61 31a8 8 0 0 0 4 1 8 8 0 0 0 2 0l64-16a8 8 0 0 0 6-8v-144a8 8 0 0 0-3-6zm-125 3l48 24v126l-48-24zm-64 9l48-12v128l-48 12zm176 132l-48 12v-128l48-12z',
)
