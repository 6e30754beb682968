// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Toilet = /* @__PURE__ */ icon(
  'm120 64a8 8 0 0 1-8 8h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 8 8zm52 133l4 25a16 16 0 0 1-16 18h-64a16 16 0 0 1-16-18l4-25a96 96 0 0 1-52-85 8 8 0 0 1 8-8h16v-64a16 16 0 0 1 16-16h112a16 16 0 0 1 16 16v64h16a8 8 0 0 1 8 8 96 96 0 0 1-52 85zm-100-93h112v-64h-112zm85 100a96 96 0 0 1-58 0l-3 20h64zm51-84h-159.6a80 80 0 0 0 159.2 0z',
)
