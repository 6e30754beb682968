// @vitest-environment jsdom
import { userEvent } from '@metrolibre/testing/react'
import { afterEach, expect, it } from 'vitest'
import { takeEarlyInput } from './early-input.ts'

afterEach(() => {
  delete window.earlyInput
  document.body.replaceChildren()
})

it('tells React of a file that was chosen early, keeps it, and goes on with what was typed', async () => {
  document.body.innerHTML = '<input type="file"><input type="text">'
  const [file, text] = document.querySelectorAll('input')
  await userEvent.upload(file!, new File(['x'], 'taller.jpg'))
  await userEvent.type(text!, 'Taller')
  window.earlyInput = { fields: new Set([file!, text!]), presses: new Map(), end: () => {} }
  const heard: (string | undefined)[] = []
  document.addEventListener('change', ({ target }) => {
    const { files, value } = target as HTMLInputElement
    heard.push(files?.[0]?.name ?? value)
  })
  await takeEarlyInput()()
  expect(heard).toEqual(['taller.jpg', 'Taller'])
})
