import { expect, it } from 'vitest'
import { noSiteAnswers, siteAnswersOf, siteChanges, siteStatedBy, type StatedSite } from './site-answers.ts'

const shed: StatedSite = {
  clearHeight: 755,
  gateWidth: 400,
  gateHeight: null,
  floorLoad: 3000,
  threePhase: true,
  truckAccess: false,
  water: null,
  fence: null,
}

it('shows lengths in metres, and yes, no or nothing', () => {
  expect(siteAnswersOf(shed)).toEqual({
    ...noSiteAnswers,
    clearHeight: 7.55,
    gateWidth: 4,
    floorLoad: 3000,
    threePhase: 'yes',
    truckAccess: 'no',
  })
})

it('states what was answered, and nothing that does not belong to the kind', () => {
  expect(siteStatedBy(siteAnswersOf(shed), 'galpon')).toEqual(shed)
  expect(siteStatedBy(siteAnswersOf(shed), 'terreno')).toEqual({
    ...shed,
    clearHeight: null,
    floorLoad: null,
  })
  const nothing = Object.fromEntries(Object.keys(shed).map((name) => [name, null]))
  for (const kind of ['room', 'entire', null] as const)
    expect(siteStatedBy(siteAnswersOf(shed), kind)).toEqual(nothing)
})

it('states only what was answered otherwise than before', () => {
  const before = siteAnswersOf(shed)
  expect(siteChanges(before, before)).toEqual({})
  const now = { ...before, clearHeight: 7.6, floorLoad: null, water: 'yes', threePhase: null } as const
  expect(siteChanges(before, now)).toEqual({
    clearHeight: 760,
    floorLoad: null,
    water: true,
    threePhase: null,
  })
})

it('rounds to whole centimetres', () => {
  expect(siteStatedBy({ ...noSiteAnswers, clearHeight: 1.005 * 3 }, 'galpon').clearHeight).toBe(301)
})
