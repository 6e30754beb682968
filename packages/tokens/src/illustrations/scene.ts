import type { Hex } from './colour.ts'
import type { Light } from './light.ts'
import { type Bounds, C30, type Point, lerp, r1 } from './maths.ts'
import { type Solid, inPaintOrder } from './paint-order.ts'

/** Colours of sides that differ from those the light gives. */
export interface BoxLook {
  top?: Hex
  left?: Hex
  right?: Hex
  noTop?: boolean
}

/** A picture in progress: the ground, shadows, solids in paint order, and what is drawn above them. */
export class Scene {
  readonly w: number
  readonly h: number
  /** Px per metre. */
  readonly s: number
  readonly L: Light
  cx: number
  cy: number
  ox = 0
  oy = 0
  readonly flat: string[] = []
  readonly over: string[] = []
  private readonly shad: string[] = []
  private readonly objs: Solid[] = []

  constructor(w: number, h: number, s: number, L: Light) {
    this.w = w
    this.h = h
    this.s = s
    this.L = L
    this.cx = w / 2
    this.cy = h / 2
  }

  /** Projects a point of the scene to the picture, in px. */
  P(x: number, y: number, z = 0): [number, number] {
    x += this.ox
    y += this.oy
    return [(x - y) * C30 * this.s + this.cx, ((x + y) * 0.5 - z) * this.s + this.cy]
  }
  private pts(a: readonly Point[]): string {
    return a
      .map((p) => {
        const q = this.P(...p)
        return r1(q[0]) + ' ' + r1(q[1])
      })
      .join(' ')
  }
  private off(a: readonly Point[]): boolean {
    let x0 = 1e9,
      x1 = -1e9,
      y0 = 1e9,
      y1 = -1e9
    for (const p of a) {
      const [x, y] = this.P(...p)
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y0 = Math.min(y0, y)
      y1 = Math.max(y1, y)
    }
    return x1 < -2 || y1 < -2 || x0 > this.w + 2 || y0 > this.h + 2
  }
  /** A filled polygon; empty when it lies outside the picture. */
  poly(a: readonly Point[], fill: Hex, extra = ''): string {
    if (this.off(a)) return ''
    return `<polygon points="${this.pts(a)}" fill="${fill}"${extra}/>`
  }
  /** Lines; those outside the picture are left out. */
  path(lines: readonly (readonly Point[])[], color: Hex, w: number, extra = ''): string {
    const segs = lines.filter((g) => !this.off(g))
    if (!segs.length) return ''
    const d = segs
      .map(
        (s) =>
          'M' +
          s
            .map((p) => {
              const q = this.P(...p)
              return r1(q[0]) + ' ' + r1(q[1])
            })
            .join('L'),
      )
      .join('')
    return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${r1(w)}"${extra}/>`
  }
  /** Adds a solid, which is sorted into the paint order. */
  add(bb: Bounds, svg: string): void {
    this.objs.push({
      bb: [bb[0] + this.ox, bb[1] + this.oy, bb[2], bb[3] + this.ox, bb[4] + this.oy, bb[5]],
      svg,
    })
  }
  /** A block: its top and its two visible sides. */
  box(x: number, y: number, z: number, dx: number, dy: number, dz: number, c: Hex, o: BoxLook = {}): string {
    const X = x + dx,
      Y = y + dy,
      Z = z + dz,
      L = this.L
    const t = o.top ?? L.top(c),
      l = o.left ?? L.left(c),
      r = o.right ?? L.right(c)
    return (
      (o.noTop
        ? ''
        : this.poly(
            [
              [x, y, Z],
              [X, y, Z],
              [X, Y, Z],
              [x, Y, Z],
            ],
            t,
          )) +
      this.poly(
        [
          [x, Y, z],
          [X, Y, z],
          [X, Y, Z],
          [x, Y, Z],
        ],
        l,
      ) +
      this.poly(
        [
          [X, y, z],
          [X, Y, z],
          [X, Y, Z],
          [X, y, Z],
        ],
        r,
      )
    )
  }
  /** An upright plane facing left. */
  rectY(Y: number, a: number, b: number, z0: number, z1: number, f: Hex, e?: string): string {
    return this.poly(
      [
        [a, Y, z0],
        [b, Y, z0],
        [b, Y, z1],
        [a, Y, z1],
      ],
      f,
      e,
    )
  }
  /** An upright plane facing right. */
  rectX(X: number, a: number, b: number, z0: number, z1: number, f: Hex, e?: string): string {
    return this.poly(
      [
        [X, a, z0],
        [X, b, z0],
        [X, b, z1],
        [X, a, z1],
      ],
      f,
      e,
    )
  }
  /** A level plane. */
  rectZ(Z: number, x0: number, y0: number, x1: number, y1: number, f: Hex, e?: string): string {
    return this.poly(
      [
        [x0, y0, Z],
        [x1, y0, Z],
        [x1, y1, Z],
        [x0, y1, Z],
      ],
      f,
      e,
    )
  }
  /** Adds a block as a solid, with its shadow if it stands on the ground. */
  addBox(x: number, y: number, z: number, dx: number, dy: number, dz: number, c: Hex): void {
    this.add([x, y, z, x + dx, y + dy, z + dz], this.box(x, y, z, dx, dy, dz, c))
    if (z === 0) this.shadow(x, y, x + dx, y + dy, dz)
  }
  /** Adds the shadow of a solid that stands on the ground. */
  shadow(x0: number, y0: number, x1: number, y1: number, h: number): void {
    const kx = 0.5 * h,
      ky = -0.3 * h
    const hull: Point[] = [
      [x0, y0, 0],
      [x0 + kx, y0 + ky, 0],
      [x1 + kx, y0 + ky, 0],
      [x1 + kx, y1 + ky, 0],
      [x1, y1, 0],
      [x0, y1, 0],
    ]
    this.shad.push(this.poly(hull, '#000'))
  }
  /** Evenly spaced lines from edge AB to edge DC. */
  lines(A: Point, B: Point, C: Point, D: Point, n: number, color: Hex, w: number, o?: string): string {
    const seg: Point[][] = []
    for (let i = 1; i < n; i++) seg.push([lerp(A, B, i / n), lerp(D, C, i / n)])
    return this.path(seg, color, w, o ?? ' opacity=".22"')
  }
  /** A round mass of leaves. */
  blob(x: number, y: number, z: number, r: number, c: Hex): string {
    const [a, b] = this.P(x, y, z),
      R = r * this.s,
      L = this.L
    return `<circle cx="${r1(a)}" cy="${r1(b)}" r="${r1(R)}" fill="${L.shade(c, 1, 0, 0)}"/><circle cx="${r1(a - R * 0.13)}" cy="${r1(b - R * 0.1)}" r="${r1(R * 0.86)}" fill="${L.shade(c, 0, 1, 0.1)}"/><circle cx="${r1(a - R * 0.3)}" cy="${r1(b - R * 0.34)}" r="${r1(R * 0.48)}" fill="${L.shade(c, 0, 0.3, 1)}"/>`
  }

  /** Returns the finished picture as SVG. */
  render(): string {
    const L = this.L
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.w} ${this.h}" width="${this.w}" height="${this.h}" preserveAspectRatio="xMidYMid slice"><rect width="${this.w}" height="${this.h}" fill="${L.ground}"/><g stroke-linejoin="round" stroke-linecap="round">${this.flat.join('')}<g opacity="${L.night ? 0.3 : 0.15}" color="${L.sh}" style="fill:${L.sh}">${this.shad.join('').replaceAll('"#000"', `"${L.sh}"`)}</g>${inPaintOrder(this.objs).join('')}${this.over.join('')}</g></svg>`
  }
}
