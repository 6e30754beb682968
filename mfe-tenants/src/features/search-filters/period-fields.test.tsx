// @vitest-environment jsdom
import { fireEvent, renderElement, screen } from '@metrolibre/testing/react'
import { expect, it, vi } from 'vitest'
import { PeriodFields } from './period-fields.tsx'

it('marks the usual period that its dates are, and removes them when it is pressed again', () => {
  const onPreset = vi.fn<(period: unknown) => void>()
  const messages = {
    es: {
      'tenants.search.preset.month': '1 mes',
      'tenants.search.preset.quarter': '3 meses',
      'tenants.search.preset.year': '1 año',
      'tenants.search.preset.nextMonth': 'Próximo mes',
      'tenants.search.filter.start': 'Desde',
      'tenants.search.filter.end': 'Hasta',
    },
  }
  renderElement(<PeriodFields today="2027-01-10" from="" to="" onPreset={onPreset} />, { messages })
  const quarter = () => screen.getByRole('button', { name: '3 meses' })
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  const isMarked = () => quarter().getAttribute('aria-pressed') === 'true'
  expect(isMarked()).toBe(false)
  fireEvent.click(quarter())
  expect(isMarked()).toBe(true)
  expect([valueOf('Desde'), valueOf('Hasta')]).toEqual(['2027-01-10', '2027-04-10'])
  fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2027-04-11' } })
  expect(isMarked()).toBe(false)
  fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2027-04-10' } })
  fireEvent.click(quarter())
  expect([valueOf('Desde'), valueOf('Hasta')]).toEqual(['', ''])
  expect(onPreset).toHaveBeenLastCalledWith(undefined)
})
