// @vitest-environment jsdom
import { readAhead } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import remote from './remote.tsx'

it.each(['/my-locations/locations', '/my-locations/locations/0b8f1e9a-4a39-4a3e-9a51-000000000010'])(
  'reads ahead what %s asks for, and nothing else',
  async (path) => {
    const { ahead, asked } = await readAhead(remote, path)
    expect(ahead).not.toEqual([])
    await expect.poll(() => ahead.filter((call) => !asked().includes(call))).toEqual([])
  },
)
