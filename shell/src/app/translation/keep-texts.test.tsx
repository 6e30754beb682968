// @vitest-environment jsdom
import { Button, Spinner } from '@metrolibre/ui'
import { act, cleanup, render, renderElement, screen, userEvent } from '@metrolibre/testing/react'
import { array, assert, asyncProperty, boolean, constantFrom, record } from 'fast-check'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepTexts } from './keep-texts.ts'

type Way = 'replace' | 'move' | 'two steps'

const inFonts = (inner: Node): HTMLElement => {
  const font = document.createElement('font')
  font.append(document.createElement('font'))
  font.firstElementChild!.append(inner)
  return font
}

/** Does what the translators of browsers do to all texts of the page: here they are written in capitals. */
function translate(way: Way): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('font')) continue
    const capitals = text.data.toUpperCase()
    if (way === 'replace') text.replaceWith(inFonts(new Text(capitals)))
    else if (way === 'two steps') {
      text.before(inFonts(new Text(capitals)))
      text.remove()
    } else {
      const mark = text.nextSibling
      const parent = text.parentNode!
      const font = inFonts(text)
      parent.insertBefore(font, mark)
      text.data = capitals
    }
  }
}

/** Texts of every kind that screens have, which come, go, change and change places. */
function Texts({
  first,
  count,
  busy,
  list,
}: {
  first: boolean
  count: number
  busy: boolean
  list: readonly string[]
}) {
  return (
    <div>
      {busy ? <i>working </i> : null}
      {first && 'first '}
      plain
      {first ? ' one' : <b> two</b>}
      {` of ${count}`}
      <p>{busy ? 'busy' : 'idle'}</p>
      <p>
        {count} and {count + 1}
      </p>
      <ul>
        {list.map((each) => (
          <li key={each}>
            {each}
            {busy && <i>!</i>}
          </li>
        ))}
      </ul>
      <>{list}</>
    </div>
  )
}

let stop: () => void
beforeEach(() => {
  stop = keepTexts(document.body)
})
afterEach(() => {
  stop()
  cleanup()
})

const shown = () => document.body.textContent
const ways = ['replace', 'move', 'two steps'] as const

describe.each(ways)('a page whose texts a translator takes (%s)', (way) => {
  it('lets a button turn busy and back', async () => {
    function Job() {
      const [busy, setBusy] = useState(false)
      return (
        <button type="button" onClick={() => setBusy(!busy)}>
          {busy ? <Spinner size={18} /> : null}
          Seguir
        </button>
      )
    }
    renderElement(<Job />)
    for (const expected of ['SEGUIR', 'SEGUIR', 'SEGUIR']) {
      translate(way)
      await userEvent.click(screen.getByRole('button'))
      translate(way)
      expect(screen.getByRole('button').textContent).toBe(expected)
    }
  })

  it('shows what React changes, in any order of changes and translations', async () => {
    const step = record({
      first: boolean(),
      count: constantFrom(1, 2),
      busy: boolean(),
      list: constantFrom(['a', 'b', 'c'], ['c', 'a'], [], ['b', 'd', 'a']),
    })
    await assert(
      asyncProperty(
        array(record({ props: step, isTranslated: boolean() }), { maxLength: 8 }),
        async (steps) => {
          const page = render(<Texts first={false} count={1} busy={false} list={['a', 'b']} />)
          const plain = document.createElement('div')
          document.body.append(plain)
          for (const { props, isTranslated } of steps) {
            if (isTranslated) await act(async () => translate(way))
            page.rerender(<Texts {...props} />)
            // The guard is told in the same turn.
            await act(async () => undefined)
          }
          await act(async () => translate(way))
          const found = page.container.textContent
          page.unmount()
          plain.remove()
          const last = steps.at(-1)?.props ?? { first: false, count: 1, busy: false, list: ['a', 'b'] }
          stop()
          const fresh = render(<Texts {...last} />)
          const wanted = fresh.container.textContent!.toUpperCase()
          fresh.unmount()
          stop = keepTexts(document.body)
          expect(found).toBe(wanted)
        },
      ),
      { numRuns: 60 },
    )
  })
})

it('is not in the way of a translator that shows the original again', async () => {
  render(<Button>Pagar</Button>)
  const text = screen.getByRole('button').firstChild!.firstChild as Text
  expect(text.data).toBe('Pagar')
  const font = inFonts(new Text('PAY'))
  await act(async () => text.replaceWith(font))
  expect(shown()).toBe('PAY')
  await act(async () => font.replaceWith(text))
  expect(shown()).toBe('Pagar')
})
