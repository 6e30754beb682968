import { mix } from '../colour.ts'
import { type Point, nth } from '../maths.ts'
import { H, type Room, T } from './room.ts'

/** The mountains behind the window. */
const cordillera = ({ S, r, wx0, wx1, wz0, wz1 }: Room, skyT: string): string => {
  const L = S.L
  let wy = ''
  const b: Point[] = [[wx0, 0, wz0]],
    n = 7
  for (let i = 0; i <= n; i++)
    b.push([wx0 + ((wx1 - wx0) * i) / n, 0, wz0 + (wz1 - wz0) * (0.25 + (i % 2 ? 0.3 : 0.08) + r.n(0, 0.12))])
  b.push([wx1, 0, wz0])
  wy += S.poly(b, mix(skyT, L.night ? '#0d2233' : '#7fa8a6', 0.45))
  const b2: Point[] = [[wx0, 0, wz0]]
  for (let i = 0; i <= n; i++)
    b2.push([
      wx0 + ((wx1 - wx0) * i) / n,
      0,
      wz0 + (wz1 - wz0) * (0.1 + (i % 2 ? 0.05 : 0.17) + r.n(0, 0.06)),
    ])
  b2.push([wx1, 0, wz0])
  wy += S.poly(b2, mix(skyT, L.night ? '#0b1b22' : '#3f8f5f', 0.6))

  return wy
}

/** The wall with the window. */
export const windowWall = (room: Room): void => {
  const { S, W, wall, wains, poche, wx0, wx1, wz0, wz1, nm } = room
  const L = S.L
  let wy =
    S.rectY(0, 0, W, 0, H, L.left(wall)) +
    S.rectY(0, 0, W, 0, 0.95, L.left(wains)) +
    S.rectY(0, 0, W, 0.93, 1.0, L.left('#fbf7ec')) +
    S.rectY(0, 0, W, 0, 0.12, L.left('#fbf7ec'))
  const skyT = L.night ? '#1b3a52' : L.sky
  wy +=
    S.rectY(0, wx0 - 0.09, wx1 + 0.09, wz0 - 0.09, wz1 + 0.09, L.left('#fbf7ec')) +
    S.rectY(0, wx0, wx1, wz0, wz1, skyT)
  wy += cordillera(room, skyT)
  const mul: Point[][] = []
  for (let i = 1; i < nm; i++)
    mul.push([
      [wx0 + ((wx1 - wx0) * i) / nm, 0, wz0],
      [wx0 + ((wx1 - wx0) * i) / nm, 0, wz1],
    ])
  mul.push([
    [wx0, 0, wz0 + (wz1 - wz0) * 0.66],
    [wx1, 0, wz0 + (wz1 - wz0) * 0.66],
  ])
  wy +=
    S.path(mul, L.left('#fbf7ec'), 4) + S.box(wx0 - 0.15, 0, wz0 - 0.2, wx1 - wx0 + 0.3, 0.18, 0.1, '#fbf7ec')
  wy +=
    S.rectZ(H, -T, -T, W, 0, poche) +
    S.poly(
      [
        [W, -T, 0],
        [W, 0, 0],
        [W, 0, H],
        [W, -T, H],
      ],
      mix(poche, '#000000', 0.15),
    )
  S.add([0, -T, 0, W, 0, H], wy)
}

/** Prints in frames, or tools on a board. */
const pictures = ({ S, r }: Room, dY: number): string => {
  const L = S.L
  let wx = ''
  const art = r.i(0, 2)
  if (art < 2) {
    const cs = r.shuffle(['#e8654a', '#f2b84b', '#2f9c8a', '#8f7fd6', '#5ba3c4'])
    for (let i = 0; i < 3; i++) {
      const a = 0.7 + i * 1.15
      if (a + 0.8 > dY - 0.2) break
      wx +=
        S.rectX(0, a, a + 0.82, 1.35, 2.3, L.right('#fbf7ec')) +
        S.rectX(0, a + 0.08, a + 0.74, 1.43, 2.22, L.right(nth(cs, i))) +
        (i % 2
          ? S.poly(
              Array.from({ length: 17 }, (_, k) => [
                0,
                a + 0.41 + Math.cos((k / 8) * Math.PI) * 0.2,
                1.82 + Math.sin((k / 8) * Math.PI) * 0.2,
              ]),
              L.right(nth(cs, i + 1)),
            )
          : S.poly(
              [
                [0, a + 0.08, 1.43],
                [0, a + 0.74, 1.43],
                [0, a + 0.4, 1.95],
              ],
              L.right(nth(cs, i + 1)),
            ))
    }
  } else {
    wx += S.rectX(0, 0.6, dY - 0.5, 1.3, 2.4, L.right('#d9a873'))
    const hk: [Point, Point][] = []
    for (let i = 0; i < 9; i++) {
      const a = 0.85 + i * ((dY - 1.5) / 9)
      hk.push([
        [0, a, 2.25],
        [0, a, 2.25 - r.n(0.3, 0.75)],
      ])
    }
    wx +=
      S.path(hk, L.right('#3d3a36'), 5) +
      S.path(
        hk.map((q) => [q[1], [0, q[1][1], q[1][2] - 0.12]]),
        L.right('#e8654a'),
        9,
      )
  }

  return wx
}

/** The wall with the door. */
export const doorWall = (room: Room): void => {
  const { S, r, D, wall, wains, poche } = room
  const L = S.L
  let wx =
    S.rectX(0, 0, D, 0, H, L.right(wall)) +
    S.rectX(0, 0, D, 0, 0.95, L.right(wains)) +
    S.rectX(0, 0, D, 0.93, 1.0, L.right('#fbf7ec')) +
    S.rectX(0, 0, D, 0, 0.12, L.right('#fbf7ec'))
  const dY = D - 1.7
  const dcol = r.pick(['#e8654a', '#2c6d66', '#f2b84b', '#fbf7ec'])
  wx +=
    S.rectX(0, dY - 0.1, dY + 1.1, 0, 2.25, L.right('#fbf7ec')) +
    S.rectX(0, dY, dY + 1, 0, 2.15, L.right(dcol)) +
    S.rectX(0, dY + 0.18, dY + 0.82, 1.2, 1.9, L.glassR)
  wx += pictures(room, dY)
  wx +=
    S.rectZ(H, -T, -T, 0, D, poche) +
    S.poly(
      [
        [-T, D, 0],
        [0, D, 0],
        [0, D, H],
        [-T, D, H],
      ],
      mix(poche, '#ffffff', 0.06),
    )
  S.add([-T, 0, 0, 0, D, H], wx)
}
