// @vitest-environment jsdom
import { fireEvent, renderElement, screen, waitFor, within } from '@metrolibre/testing/react'
import { expect, it, vi } from 'vitest'
import es from '../../features/booking/locales/es.json' with { type: 'json' }
import { ContractDialog } from '../../features/contract-form/contract-dialog.tsx'
import type { ContractTerms } from '../../features/contract-form/contract-values.ts'

const terms: ContractTerms = {
  company: 'Taller La Escuadra',
  rut: '760864285',
  represent: 'Elisa Vara',
  identity: 'ab 123456',
  location_uses: 'Taller de cerámica',
  people_fix: 2,
  people_prox: 0,
  subContractor_email_1: 'uno@metrolibre.example',
  subContractor_email_2: 'dos@metrolibre.example',
}

const show = (onSave: (values: ContractTerms) => void) =>
  renderElement(
    <ContractDialog
      open
      country="Chile"
      user={null}
      draft={terms}
      saving={false}
      refusal={null}
      problem={<p role="alert">Volvemos en un momento</p>}
      onDraft={() => undefined}
      onSave={onSave}
      onClose={() => undefined}
    />,
    { messages: { es } },
  )

it('normalises document numbers on Enter too, and shows errors inside the dialog', async () => {
  const onSave = vi.fn<(values: ContractTerms) => void>()
  show(onSave)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('alert').textContent).toBe('Volvemos en un momento')
  // As the Enter key does: without leaving the field.
  fireEvent.submit(dialog.getByLabelText<HTMLInputElement>('Cédula de identidad o pasaporte').form!)
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith({ ...terms, rut: '76.086.428-5', identity: 'AB123456' }),
  )
})

it('warns about a check digit when the number is complete, not while typing', async () => {
  const { user } = show(() => undefined)
  const dialog = within(await screen.findByRole('dialog'))
  const identity = dialog.getByLabelText('Cédula de identidad o pasaporte')
  const doubt = /Si es un pasaporte, déjalo así/
  await user.clear(identity)
  await user.type(identity, '123456789')
  expect(dialog.queryByText(doubt)).toBeNull()
  await user.tab()
  expect(dialog.getByText(doubt)).toBeTruthy()
  expect((identity as HTMLInputElement).value).toBe('123456789')
})

it('asks for a number of people that was left out, rather than for a number that can be read', async () => {
  const onSave = vi.fn<(values: ContractTerms) => void>()
  const { user } = show(onSave)
  const dialog = within(await screen.findByRole('dialog'))
  const people = dialog.getByLabelText<HTMLInputElement>('Personas de visita')
  await user.clear(people)
  fireEvent.submit(people.form!)
  expect(await dialog.findByText('Este campo es obligatorio')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
})
