// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { open } from '../testing/open.tsx'
import { useMapTexts } from './use-map-texts.ts'

const Probe = () => {
  const { label, zoomIn, gestures } = useMapTexts('Ñuñoa')
  return <p>{[label, zoomIn, gestures.fingers].join(' / ')}</p>
}

it('gives the texts of maps in the language of the page', async () => {
  const { navigation } = open(<Probe />)
  expect(screen.getByText('Ñuñoa / Acercar / Usa dos dedos para mover el mapa')).toBeTruthy()
  await act(() => navigation.navigate('/en'))
  expect(screen.getByText('Ñuñoa / Zoom in / Use two fingers to move the map')).toBeTruthy()
})
