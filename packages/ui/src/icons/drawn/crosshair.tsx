// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Crosshair = /* @__PURE__ */ icon(
  'm232 120h-8a96 96 0 0 0-88-88v-8a8 8 0 0 0-16 0v8a96 96 0 0 0-88 88h-8a8 8 0 0 0 0 16h8a96 96 0 0 0 88 88v8a8 8 0 0 0 16 0v-8a96 96 0 0 0 88-88h8a8 8 0 0 0 0-16zm-96 88v-8a8 8 0 0 0-16 0v8a80 80 0 0 1-72-72h8a8 8 0 0 0 0-16h-8a80 80 0 0 1 72-72v8a8 8 0 0 0 16 0v-8a80 80 0 0 1 72 72h-8a8 8 0 0 0 0 16h8a80 80 0 0 1-72 72zm-8-120a40 40 0 1 0 40 40 40 40 0 0 0-40-40zm0 64a24 24 0 1 1 24-24 24 24 0 0 1-24 24z',
)
