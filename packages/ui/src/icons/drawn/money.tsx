// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Money = /* @__PURE__ */ icon(
  'm128 88a40 40 0 1 0 40 40 40 40 0 0 0-40-40zm0 64a24 24 0 1 1 24-24 24 24 0 0 1-24 24zm112-96h-224a8 8 0 0 0-8 8v128a8 8 0 0 0 8 8h224a8 8 0 0 0 8-8v-128a8 8 0 0 0-8-8zm-46 128h-132a57 57 0 0 0-38-38v-36a57 57 0 0 0 38-38h132a57 57 0 0 0 38 38v36a57 57 0 0 0-38 38zm38-91a41 41 0 0 1-21-21h21zm-187-21a41 41 0 0 1-21 21v-21zm-21 91a41 41 0 0 1 21 21h-21zm187 21a41 41 0 0 1 21-21v21z',
)
