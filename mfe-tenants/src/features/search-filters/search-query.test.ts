import { describe, expect, it } from 'vitest'
import config from '../../../remote.config.ts'
import { askedFrom, countMore, readSearch, searchParameters, searchPath } from './search-query.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

describe('the address of a search', () => {
  it('contains every filter and is parsed back to the same search', () => {
    const search = {
      comuna: 'Ñuñoa',
      type: 'room' as const,
      services: ['wifi' as const, 'parking' as const],
      maxPrice: 500_000,
      minArea: 20,
      page: 3,
      sort: 'price_asc' as const,
    }
    const [, query = ''] = searchPath(search).split('?')
    expect(read(query)).toEqual(search)
  })

  it('contains what sheds and plots are chosen by, and leaves out what the kind does not have', () => {
    const search = {
      type: 'galpon' as const,
      minHeight: 650,
      facts: ['threePhase' as const, 'fence' as const],
    }
    const address = '/propietario?facts=threePhase%2Cfence&minHeight=650&type=galpon'
    expect(searchPath(search)).toBe(address)
    expect(read(address.split('?')[1]!)).toEqual(search)
    expect(countMore(search)).toBe(3)
    expect(searchPath({ ...search, type: 'terreno' })).toBe(
      '/propietario?facts=threePhase%2Cfence&type=terreno',
    )
    expect(read('type=room&minHeight=650&facts=fence')).toEqual({ type: 'room' })
    expect(read('minHeight=0&facts=fence,moat')).toEqual({})
    expect(read('minHeight=10001')).toEqual({})
  })

  it('says where the visitor is from unless an order was chosen that is the same for everybody', () => {
    for (const search of [{ q: 'bodega barata' }, { type: 'room' as const }, { sort: 'price_asc' as const }])
      expect(askedFrom(search, 'Perú')).toEqual({ ...search, home: 'Perú' })
    expect(askedFrom({ sort: 'newest' }, 'Perú')).toEqual({ sort: 'newest' })
    expect(askedFrom({ type: 'room' }, 'Chile')).toEqual({ type: 'room' })
  })

  it('leaves out the first page and the default order', () => {
    expect(searchPath({ page: 1, sort: 'newest' })).toBe('/propietario')
    expect(searchPath({ page: 2 }, 'map')).toBe('/propietario?page=2&view=map')
  })

  it('ignores invalid parameters of an old link and keeps the others', () => {
    expect(read('type=castle&page=zero&services=wifi,lake&city=Lima')).toEqual({ city: 'Lima' })
    expect(read('page=999')).toEqual({ page: 125 })
    expect(read('from=2027-02-01&to=2027-01-01&city=Lima')).toEqual({ city: 'Lima' })
  })

  it('knows a country without its accent, and ignores one that it does not know', () => {
    expect(read('country=Peru&type=room')).toEqual({ country: 'Perú', type: 'room' })
    expect(read('country=chile')).toEqual({ country: 'Chile' })
    expect(read('country=Narnia&city=Lima')).toEqual({ city: 'Lima' })
  })

  it('swaps limits in the wrong order', () => {
    expect(read('minPrice=900&maxPrice=100&minArea=50')).toEqual({
      minPrice: 100,
      maxPrice: 900,
      minArea: 50,
    })
    expect(read('minArea=50&maxArea=20')).toEqual({ minArea: 20, maxArea: 50 })
  })

  it('ignores periods in the past and words without letters or digits', () => {
    expect(read('from=2020-01-01&to=2020-02-01&city=Lima')).toEqual({ city: 'Lima' })
    expect(read('from=2020-01-01&to=2999-02-01')).toEqual({ from: '2020-01-01', to: '2999-02-01' })
    expect(read(`q=${encodeURIComponent('🏠 !')}&city=Lima`)).toEqual({ city: 'Lima' })
    expect(read(`q=${encodeURIComponent('Ñ 🏠')}`)).toEqual({ q: 'Ñ 🏠' })
  })

  it('searches for the beginning of words that are too long, without half a character', () => {
    const long = `${'metros '.repeat(17)}🏠 libres`
    expect(read(`q=${encodeURIComponent(long)}&city=Lima`)).toEqual({ q: 'metros '.repeat(17), city: 'Lima' })
    expect(read(`comuna=${'a'.repeat(121)}&city=Lima`)).toEqual({ city: 'Lima' })
  })

  it('has all its parameters declared for the page cache', () => {
    const route = config.routes.find(({ id }) => id === 'search')
    expect(route && 'query' in route ? [...route.query].sort() : []).toEqual(
      [...searchParameters, 'view'].sort(),
    )
  })

  it('counts the filters that the bar does not show', () => {
    expect(
      countMore({ services: ['wifi'], from: '2027-01-01', to: '2027-02-01', maxArea: 50, type: 'room' }),
    ).toBe(3)
  })
})
