// @vitest-environment jsdom
import type { ContractEvidence } from '@metrolibre/contract'
import { renderElement, screen } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import { Evidence } from './evidence.tsx'
import es from './locales/es.json' with { type: 'json' }

const evidence: ContractEvidence = {
  hash: 'a'.repeat(64),
  isCopy: false,
  kind: 'contract',
  signature: 'drawn',
  sealed: true,
  signedAt: '2026-11-20T14:38:04.000Z',
  localTime: '2026-11-20 11:38:04 GMT-03:00',
  timeZone: 'America/Santiago',
  initials: 'J. R.',
  ip: '203.0.113.··',
  userAgent: null,
  comuna: 'Providencia',
  city: 'Santiago',
}

const titleOf = async (isCopy: boolean, compared: boolean) => {
  const { unmount } = renderElement(<Evidence evidence={{ ...evidence, isCopy }} compared={compared} />, {
    messages: { es },
  })
  const title = (await screen.findByRole('heading', { level: 2 })).textContent
  unmount()
  return title
}

it('calls the reading copy one, and says of a file only what was compared', async () => {
  expect(await titleOf(false, true)).toBe('Es el mismo documento')
  expect(await titleOf(true, true)).toBe('Es la copia de lectura de un contrato firmado aquí')
  expect(await titleOf(false, false)).toContain('Esta huella es de un documento')
  expect(await titleOf(true, false)).toContain('Esta huella es de la copia de lectura')
})
