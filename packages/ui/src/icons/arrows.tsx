// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from './icon.tsx'

export const ArrowLeft = /* @__PURE__ */ icon(
  'm224 128a8 8 0 0 1-8 8h-157l59 58a8 8 0 0 1-12 12l-72-72a8 8 0 0 1 0-12l72-72a8 8 0 0 1 12 12l-59 58h157a8 8 0 0 1 8 8z',
)

export const ArrowRight = /* @__PURE__ */ icon(
  'm222 134l-72 72a8 8 0 0 1-12-12l59-58h-157a8 8 0 0 1 0-16h157l-59-58a8 8 0 0 1 12-12l72 72a8 8 0 0 1 0 12z',
)

export const ArrowUp = /* @__PURE__ */ icon(
  'm206 118a8 8 0 0 1-12 0l-58-59v157a8 8 0 0 1-16 0v-157l-58 59a8 8 0 0 1-12-12l72-72a8 8 0 0 1 12 0l72 72a8 8 0 0 1 0 12z',
)

export const ArrowDown = /* @__PURE__ */ icon(
  'm206 150l-72 72a8 8 0 0 1-12 0l-72-72a8 8 0 0 1 12-12l58 59v-157a8 8 0 0 1 16 0v157l58-59a8 8 0 0 1 12 12z',
)

export const CaretLeft = /* @__PURE__ */ icon(
  'm166 202a8 8 0 0 1-12 12l-80-80a8 8 0 0 1 0-12l80-80a8 8 0 0 1 12 12l-75 74z',
)

export const CaretRight = /* @__PURE__ */ icon(
  'm182 134l-80 80a8 8 0 0 1-12-12l75-74-75-74a8 8 0 0 1 12-12l80 80a8 8 0 0 1 0 12z',
)

export const CaretUp = /* @__PURE__ */ icon(
  'm214 166a8 8 0 0 1-12 0l-74-75-74 75a8 8 0 0 1-12-12l80-80a8 8 0 0 1 12 0l80 80a8 8 0 0 1 0 12z',
)

export const CaretUpDown = /* @__PURE__ */ icon(
  'm182 170a8 8 0 0 1 0 12l-48 48a8 8 0 0 1-12 0l-48-48a8 8 0 0 1 12-12l42 43 42-43a8 8 0 0 1 12 0zm-96-84l42-43 42 43a8 8 0 0 0 12-12l-48-48a8 8 0 0 0-12 0l-48 48a8 8 0 0 0 12 12z',
)
