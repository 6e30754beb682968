// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ImageBroken = /* @__PURE__ */ icon(
  'm216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h64a8 8 0 0 0 8-5l14-45 37-15a8 8 0 0 0 4-4l15-37 45-14a8 8 0 0 0 5-8v-32a16 16 0 0 0-16-16zm-104 117l-14 43h-58v-28l52-52 30 30-5 3a8 8 0 0 0-5 4zm104-75l-43 14a8 8 0 0 0-4 5l-15 37-15 6-36-35a16 16 0 0 0-22 0l-41 40v-93h176zm13 33a8 8 0 0 0-8-1l-23 8a8 8 0 0 0-5 5l-15 35-35 15a8 8 0 0 0-5 5l-8 23a8 8 0 0 0 8 11h78a16 16 0 0 0 16-16v-78a8 8 0 0 0-3-7zm-13 85h-67l3-10 36-14a8 8 0 0 0 4-4l14-36 10-3z',
)
