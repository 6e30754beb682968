// @vitest-environment jsdom
import type { SessionUser } from '@metrolibre/platform'
import { aUser, fireEvent, renderElement, screen, waitFor, within } from '@metrolibre/testing/react'
import { expect, it, vi } from 'vitest'
import es from '../../features/booking/locales/es.json' with { type: 'json' }
import { ContractDialog } from '../../features/contract-form/contract-dialog.tsx'
import type { ContractFormTerms } from '../../features/contract-form/contract-values.ts'

const terms: ContractFormTerms = {
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

const show = (
  onSave: (values: ContractFormTerms) => void,
  draft: Partial<ContractFormTerms> = terms,
  person: SessionUser | null = null,
) =>
  renderElement(
    <ContractDialog
      open
      country="Chile"
      user={person}
      draft={draft}
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
  const onSave = vi.fn<(values: ContractFormTerms) => void>()
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
  const onSave = vi.fn<(values: ContractFormTerms) => void>()
  const { user } = show(onSave)
  const dialog = within(await screen.findByRole('dialog'))
  const people = dialog.getByLabelText<HTMLInputElement>('Visitas habituales')
  await user.clear(people)
  fireEvent.submit(people.form!)
  expect(await dialog.findByText('Este campo es obligatorio')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
})

it('takes a person’s own name and number for those of the company', async () => {
  const onSave = vi.fn<(values: ContractFormTerms) => void>()
  const { user } = show(onSave, { ...terms, company: '', rut: '', identity: '16.204.871-K' })
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'A título personal' }))
  expect(dialog.queryByLabelText('Empresa')).toBeNull()
  const name = dialog.getByLabelText<HTMLInputElement>('Nombre completo')
  await user.clear(name)
  await user.type(name, 'Elisa Vara Soto')
  fireEvent.submit(name.form!)
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]![0]).toMatchObject({
    company: 'Elisa Vara Soto',
    represent: 'Elisa Vara Soto',
    rut: '16.204.871-K',
    identity: '16.204.871-K',
  })
})

it('opens for a person where the last contract was a person’s, and empties both for a company', async () => {
  const { user } = show(() => undefined, { ...terms, company: 'ELISA VARA' })
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('radio', { name: 'A título personal' })).toHaveProperty('checked', true)
  await user.click(dialog.getByRole('radio', { name: 'Por una empresa' }))
  expect(dialog.getByLabelText('Empresa')).toHaveProperty('value', '')
  expect(dialog.getByLabelText('RUT de la empresa')).toHaveProperty('value', '')
})

it('offers one’s own address for notices, and says that the same one was given twice', async () => {
  const person = aUser()
  const empty = { ...terms, subContractor_email_1: '', subContractor_email_2: '' }
  const { user } = show(() => undefined, empty, person)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: `Usar mi correo: ${person.email}` }))
  const first = dialog.getByLabelText('Correo para avisos')
  expect(first).toHaveProperty('value', person.email)
  expect(document.activeElement).toBe(first)
  const twice = 'Es el mismo correo dos veces: los avisos llegarán solo ahí.'
  expect(dialog.queryByText(twice)).toBeNull()
  await user.type(dialog.getByLabelText('Correo de respaldo'), person.email.toUpperCase())
  expect(dialog.getByText(twice)).toBeTruthy()
})
