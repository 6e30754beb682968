import { isValidElement } from 'react'
import { expect, it } from 'vitest'
import { adminIcon } from './admin-icons.tsx'

const drawn = (to: string) => {
  const icon = adminIcon(to, false)
  return isValidElement(icon) && icon.type
}

it('gives the agenda of technical visits an icon of its own', () => {
  const others = ['/elsewhere', '/admin', '/admin/locations', '/admin/reservations', '/admin/zones']
  for (const to of others) expect(drawn('/admin/visits')).not.toBe(drawn(to))
})
