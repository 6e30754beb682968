import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { InspectionBody } from './inspection.ts'
import { PropertyDraftUpdate } from './input.ts'
import { PropertyDetail } from './schemas.ts'
import { SearchQuery } from './search-query.ts'
import { siteFactsFor, siteSizesFor } from './site-facts.ts'

const codes = (sent: object) =>
  (v.safeParse(PropertyDraftUpdate, sent).issues ?? []).map(({ message }) => message)

describe('the facts that sheds and plots are chosen by', () => {
  it('are asked of the kinds they belong to', () => {
    expect(siteSizesFor('galpon')).toEqual(['clearHeight', 'gateWidth', 'gateHeight', 'floorLoad'])
    expect(siteSizesFor('terreno')).toEqual(['gateWidth', 'gateHeight'])
    for (const kind of ['galpon', 'terreno'] as const)
      expect(siteFactsFor(kind)).toEqual(['threePhase', 'truckAccess', 'water', 'fence'])
    for (const kind of ['room', 'entire'] as const)
      expect([...siteFactsFor(kind), ...siteSizesFor(kind)]).toEqual([])
  })

  it('are whole centimetres and kilograms within bounds, yes, no or not stated', () => {
    const sent = {
      clearHeight: 750,
      gateWidth: 400,
      gateHeight: null,
      floorLoad: 3000,
      fence: false,
      water: null,
    }
    expect(v.parse(PropertyDraftUpdate, sent)).toEqual(sent)
    expect(codes({ clearHeight: 0 })).toEqual(['validation.at_least'])
    expect(codes({ gateWidth: 7.5 })).toEqual(['validation.integer'])
    expect(codes({ gateHeight: 10_001 })).toEqual(['validation.max'])
    expect(codes({ floorLoad: 100_001 })).toEqual(['validation.max'])
    expect(codes({ threePhase: 'yes' })).toEqual(['validation.invalid'])
  })

  it('are not stated where an answer lacks them', () => {
    expect(v.parse(PropertyDetail.entries.threePhase, undefined)).toBeNull()
    expect(v.parse(PropertyDetail.entries.clearHeight, undefined)).toBeNull()
  })

  it('can be found by an inspector, who leaves alone what is not named', () => {
    const { entries } = InspectionBody
    expect(v.is(entries.truckAccess, undefined)).toBe(true)
    expect(v.is(entries.clearHeight, 600)).toBe(true)
  })

  it('are searched: the height at least, and what there must be', () => {
    const query = { minHeight: 600, facts: ['threePhase', 'fence'] }
    expect(v.parse(SearchQuery, query)).toEqual(query)
    expect(v.is(SearchQuery, { minHeight: 0 })).toBe(false)
    expect(v.is(SearchQuery, { facts: ['moat'] })).toBe(false)
  })
})
