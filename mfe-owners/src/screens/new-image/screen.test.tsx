// @vitest-environment jsdom
import { endpoints } from '@metrolibre/contract'
import {
  answers,
  aUser,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, expect, it, vi } from 'vitest'
import remote from '../../remote.tsx'
import { nunoa, ownProperty } from '../../testing/own-property.ts'

let api: FakeApi
afterEach(() => {
  vi.unstubAllGlobals()
  return api.close()
})

/** jsdom decodes no pictures, so their size is taken from their names. */
const sizes = new Map<string, [number, number]>()
class NamedImage extends EventTarget {
  naturalWidth = 0
  naturalHeight = 0
  set src(address: string) {
    const size = sizes.get(address)
    if (size) [this.naturalWidth, this.naturalHeight] = size
    queueMicrotask(() => this.dispatchEvent(new Event(size ? 'load' : 'error')))
  }
}

const picture = (name: string, text = 'x') => new File([text], name, { type: 'image/jpeg' })

const open = async (images3D = 0) => {
  vi.stubGlobal('Image', NamedImage)
  URL.createObjectURL = (file) => {
    const address = `blob:${(file as File).name}`
    const size = /(\d+)x(\d+)/.exec(address)
    if (size) sizes.set(address, [Number(size[1]), Number(size[2])])
    return address
  }
  URL.revokeObjectURL = () => {}
  const property = ownProperty({ name: 'Taller Matta', listingStatus: 'published' })
  const one = (id: string) => ({
    id,
    location: property.id,
    name: 'Sala',
    image: null,
    imageVariants: [],
    longitude: null,
    latitude: null,
  })
  api = await startFakeApi([
    answers(endpoints.currency.list, () => ({ currencies: [] })),
    answers(endpoints.zones.list, () => ({ zones: [nunoa] })),
    answers(endpoints.ownLocations.one, () => ({
      ...property,
      images3D: Array.from({ length: images3D }, (_, n) => one(`3f473457-8f51-48af-8c08-a9a5708c01a${n}`)),
    })),
  ])
  return renderRemote(remote, {
    path: `/my-locations/${property.id}/newImage`,
    api: api.baseUrl,
    user: aUser({ isOwner: true }),
  })
}
const uploads = () => api.calls.filter(({ endpointId }) => endpointId === 'images.add3d')

it('says what is wrong with a file, and sends nothing without an image', async () => {
  const page = await open()
  await page.user.click(await screen.findByRole('button', { name: 'Guardar imagen 3D' }))
  expect(await screen.findByText('Selecciona una imagen')).toBeTruthy()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await page.user.upload(input, picture('cocina 4000x3000.jpg'))
  expect(await screen.findByText(/mide 4\.000 × 3\.000 píxeles.*el doble de ancho/)).toBeTruthy()
  await page.user.upload(input, picture('cilindro 4096x2048.jpg', 'GPano:ProjectionType="cylindrical"'))
  expect(await screen.findByText(/guardada con otra proyección/)).toBeTruthy()
  await page.user.upload(input, picture('rota.jpg'))
  expect(await screen.findByText(/No pudimos leer «rota.jpg»/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Así se va a ver' })).toBeNull()
  expect(uploads()).toEqual([])
})

it('shows the image before it is saved, and asks for a name', async () => {
  const page = await open()
  await screen.findByText('Se publica apenas la guardas')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await page.user.upload(input, picture('sala 2000x1000.jpg'))
  expect(await screen.findByText(/2\.000 × 1\.000 píxeles\. Se va a ver borrosa/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Así se va a ver' })).toBeTruthy()
  const save = screen.getByRole('button', { name: 'Guardar imagen 3D' })
  await page.user.click(save)
  const name = screen.getByLabelText('Desde dónde se mira')
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  expect(uploads()).toEqual([])
})

it('offers no form when the property has ten images', async () => {
  await open(10)
  expect(await screen.findByText('Ya tiene 10 imágenes 3D')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Guardar imagen 3D' })).toBeNull()
})
