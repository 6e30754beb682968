import { CaretDown, CaretLeft, CaretRight, CaretUp, Minus, Plus } from '@metrolibre/ui/icons'
import { type Look, turned, zoomed } from './look.ts'

const step = 0.26
const nearer = 0.8

/** What the buttons and keys of a panorama do. */
export const moves = {
  left: {
    icon: <CaretLeft />,
    key: 'ArrowLeft',
    act: (look: Look) => turned(look, { yaw: -step, pitch: 0 }),
  },
  right: {
    icon: <CaretRight />,
    key: 'ArrowRight',
    act: (look: Look) => turned(look, { yaw: step, pitch: 0 }),
  },
  up: {
    icon: <CaretUp />,
    key: 'ArrowUp',
    act: (look: Look) => turned(look, { yaw: 0, pitch: step }),
  },
  down: {
    icon: <CaretDown />,
    key: 'ArrowDown',
    act: (look: Look) => turned(look, { yaw: 0, pitch: -step }),
  },
  zoomOut: { icon: <Minus />, key: '-', act: (look: Look) => zoomed(look, 1 / nearer) },
  zoomIn: { icon: <Plus />, key: '+', act: (look: Look) => zoomed(look, nearer) },
} as const

export type Move = keyof typeof moves

export const moveNames = Object.keys(moves) as Move[]
