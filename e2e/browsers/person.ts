import { expect } from '@playwright/test'
import { patternsOf, textsOf, type Locale } from '../support/texts.ts'
import type { BrowserTab, Point } from './driver/browser.ts'
import { findScript, libraryScript, type Found, type Wanted } from './find-in-page.ts'

/** In ms. WebKit draws without a graphics card here, and a busy machine takes a minute to prove that a person asks. */
const patience = { timeout: 90_000 }

export const button = (name: string | RegExp, within?: Wanted): Wanted => ({
  role: 'button',
  name,
  ...(within && { within }),
})
export const link = (name: string | RegExp): Wanted => ({ role: 'link', name })
export const heading = (name: string | RegExp): Wanted => ({ role: 'heading', name })
export const field = (name: string | RegExp, within?: Wanted): Wanted => ({
  by: 'label',
  name,
  css: 'input, textarea, select',
  ...(within && { within }),
})
export const dialog: Wanted = { role: 'dialog' }

/** A person in front of a tab: looks, presses, types, and waits as long as people do. */
export const personAt = (tab: BrowserTab, locale: Locale) => {
  /** Undefined as long as the page is on its way, or the browser has no answer. */
  const ask = (script: string) => tab.run<Found | null | 'no library'>(script).catch(() => undefined)
  async function look(wanted: Wanted): Promise<Found | null> {
    const found = await ask(findScript(wanted))
    if (found !== 'no library') return found ?? null
    await ask(libraryScript)
    const again = await ask(findScript(wanted))
    return again === 'no library' ? null : (again ?? null)
  }
  /** Waits until an element stays where it is and can be pressed there. */
  async function reach(wanted: Wanted): Promise<Found> {
    let last: Found | null = null
    await expect(async () => {
      const found = await look(wanted)
      const [before, now] = [last, found]
      last = found
      expect(now, `${describe(wanted)} is on the page`).not.toBeNull()
      expect(now!.disabled, `${describe(wanted)} can be used`).toBe(false)
      expect(now!.covered, `nothing covers ${describe(wanted)}`).toBeNull()
      expect([now!.x, now!.y], `${describe(wanted)} stays where it is`).toEqual([before?.x, before?.y])
    }).toPass({ ...patience, intervals: [50, 50, 100, 100, 250] })
    return last!
  }
  const press = async (wanted: Wanted) => tab.click(await reach(wanted))
  return {
    tab,
    locale,
    say: textsOf(locale),
    like: patternsOf(locale),
    at: (path: string) => (locale === 'en' ? `/en${path === '/' ? '' : path}` : path),
    look,
    press,

    /** Closes the messages at the foot of the page, which would slide over what is pressed next. */
    closeMessages: async () => {
      const close: Wanted = { css: '.ml-toaster button[aria-label]' }
      await expect(async () => {
        const found = await look(close)
        if (found && found.covered === null) await tab.click(found)
        expect(await look(close), 'no message is left').toBeNull()
      }).toPass(patience)
    },

    fill: async (wanted: Wanted, text: string) => {
      // A window that slides in can move the field away under the press.
      await expect(async () => {
        await press(wanted)
        expect((await look(wanted))?.focused, `${describe(wanted)} has the focus`).toBe(true)
      }).toPass(patience)
      await tab.selectAll()
      await tab.type(text)
      await expect.poll(async () => (await look(wanted))?.value, describe(wanted)).toBe(text)
    },

    /** Sets a field whose way of typing differs between browsers, such as a date, as its picker would. */
    set: async (wanted: Wanted, value: string) => {
      const { x, y } = await reach(wanted)
      await tab.run(`const field = document.elementFromPoint(${x}, ${y})
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${JSON.stringify(value)})
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))`)
    },

    sees: async (wanted: Wanted, { timeout } = patience) => {
      await expect
        .poll(async () => (await look(wanted)) !== null, { message: `sees ${describe(wanted)}`, timeout })
        .toBe(true)
    },

    seesNot: async (wanted: Wanted) => {
      await expect
        .poll(async () => (await look(wanted)) !== null, { message: `no ${describe(wanted)}`, ...patience })
        .toBe(false)
    },

    /** Draws across an element, by points in parts of its width and height. */
    draw: async (wanted: Wanted, parts: readonly Point[]) => {
      await reach(wanted)
      const box = await tab.run<DOMRectReadOnly>(
        `return document.querySelector(${JSON.stringify(wanted.css)}).getBoundingClientRect().toJSON()`,
      )
      await tab.drag(parts.map(({ x, y }) => ({ x: box.x + box.width * x, y: box.y + box.height * y })))
    },
  }
}

export type Person = ReturnType<typeof personAt>

const describe = ({ role, by, name, css }: Wanted) =>
  [role ?? by, name && String(name), css].filter(Boolean).join(' ')
