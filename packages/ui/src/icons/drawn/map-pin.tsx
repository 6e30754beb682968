// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const MapPin = /* @__PURE__ */ icon(
  'm128 64a40 40 0 1 0 40 40 40 40 0 0 0-40-40zm0 64a24 24 0 1 1 24-24 24 24 0 0 1-24 24zm0-112a88 88 0 0 0-88 88c0 31 15 65 42 96a254 254 0 0 0 41 39 8 8 0 0 0 10 0 254 254 0 0 0 41-39c27-31 42-65 42-96a88 88 0 0 0-88-88zm0 206c-16.5-13-72-60.7-72-118a72 72 0 0 1 144 0c0 57-55 105-72 118z',
)
