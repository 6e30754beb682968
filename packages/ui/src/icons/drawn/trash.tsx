// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Trash = /* @__PURE__ */ icon(
  'm216 48h-40v-8a24 24 0 0 0-24-24h-48a24 24 0 0 0-24 24v8h-40a8 8 0 0 0 0 16h8v144a16 16 0 0 0 16 16h128a16 16 0 0 0 16-16v-144h8a8 8 0 0 0 0-16zm-120-8a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v8h-64zm96 168h-128v-144h128zm-80-104v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm48 0v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0z',
)
