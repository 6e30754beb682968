import { INK } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { floorOf, onTheFloor } from './floor.ts'
import { furnitureFor } from './furniture.ts'
import type { Room } from './room.ts'
import { office } from './uses/office.ts'
import { pottery } from './uses/pottery.ts'
import { sewing } from './uses/sewing.ts'
import { studio } from './uses/studio.ts'
import { workshop } from './uses/workshop.ts'
import { doorWall, windowWall } from './walls.ts'

const uses = { arte: studio, oficina: office, ceramica: pottery, textil: sewing, taller: workshop }

/**
 * Draws a room in use, cut open. The order of the random draws determines the picture, so it must not change.
 */
export const drawRoom = (S: Scene, r: Random, W: number, D: number): void => {
  const use = r.pick<keyof typeof uses>(['arte', 'oficina', 'ceramica', 'textil', 'oficina', 'taller'])
  const wall = r.pick(['#f3e9d6', '#dfe9e0', '#f0c9bd', '#d7d0ee', '#f6e2ac', '#cfe0e6'])
  const wains = r.pick(['#2f9c8a', '#e8654a', '#8f7fd6', '#f2b84b', '#5ba3c4', '#3d5a57', wall])
  const floor = r.pick(['#d9a873', '#c98f5e', '#cfc8b8', '#e2c9a2', '#b9c4bd'])
  floorOf(S, r, W, D, floor)
  const big = r.yes(0.5)
  const wx0 = W * r.n(0.16, 0.26)
  const wx1 = wx0 + (big ? 4.2 : 2.4)
  const nm = Math.round((wx1 - wx0) / 0.8)
  const poche = S.L.night ? '#0c1f21' : INK
  const room: Room = {
    S,
    r,
    W,
    D,
    wall,
    wains,
    floor,
    poche,
    wx0,
    wx1,
    wz0: big ? 0.75 : 0.95,
    wz1: 2.35,
    nm,
  }
  windowWall(room)
  doorWall(room)
  onTheFloor(room)
  uses[use](room, furnitureFor(S, r))
}
