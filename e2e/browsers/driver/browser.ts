/** The engines that visitors bring. */
export const engines = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof engines)[number]

/** A point of the viewport, in CSS px. */
export interface Point {
  x: number
  y: number
}

/** Keys by their names in both libraries. */
export type NamedKey = 'Enter' | 'Tab' | 'Escape' | 'Space' | 'ArrowRight' | 'ArrowDown' | 'Backspace'

/**
 * One tab or window of a browser. It holds only what every browser can be told to do; elements are found by a function
 * that runs in the page, and pressed where they are.
 */
export interface BrowserTab {
  goto: (address: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  url: () => Promise<string>
  /** Runs a script in the page, the body of an async function, and returns what it returns, as JSON. */
  run: <Result>(script: string) => Promise<Result>
  click: (point: Point) => Promise<void>
  /** Moves with the button down, from the first point to the last. */
  drag: (points: readonly Point[]) => Promise<void>
  type: (text: string) => Promise<void>
  key: (key: NamedKey) => Promise<void>
  selectAll: () => Promise<void>
  /** Chooses files in a field for files. */
  chooseFiles: (selector: string, paths: readonly string[]) => Promise<void>
  screenshot: (path: string) => Promise<void>
  /** Brings it to the front. */
  show: () => Promise<void>
}

export interface BrowserUnderTest {
  engine: Engine
  /** The tabs that are open, in no order. */
  tabs: () => Promise<BrowserTab[]>
  close: () => Promise<void>
}

export interface BrowserOptions {
  width: number
  height: number
  isPhone: boolean
  /** Language of the browser, such as `es-CL`. */
  language: string
  /** Address of a proxy for everything, `127.0.0.1:8080`. */
  proxy?: string
  /** Whether maps can be drawn by the graphics driver; default true. */
  webgl?: boolean
  /** Whether sites may store something, where the driver can set that; by default they may. */
  cookies?: 'refused'
  reducedMotion?: boolean
}
