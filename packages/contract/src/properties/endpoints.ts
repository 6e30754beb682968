import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { maxFavourites } from '../rules/saved-limits.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Availability, AvailabilityQuery } from './availability.ts'
import { LowestPrices } from './lowest-prices.ts'
import { MapQuery, MapResult } from './map.ts'
import { Places, PlacesQuery } from './places.ts'
import { PropertyCard, PropertyDetail } from './schemas.ts'
import { SearchQuery } from './search-query.ts'
import { SearchResult, SuggestionQuery, Suggestions } from './search.ts'

const tag = 'locations'

export const locations = {
  search: endpoint({
    id: 'locations.search',
    method: 'GET',
    path: '/locations/',
    access: 'public',
    tag,
    summary: 'Published properties, eight to a page',
    query: SearchQuery,
    response: SearchResult,
    errors: [],
    rateLimit: 'search',
  }),
  suggestions: endpoint({
    id: 'locations.suggestions',
    method: 'GET',
    path: '/locations/suggestions',
    access: 'public',
    tag,
    summary: 'Places and properties for what was typed so far',
    query: SuggestionQuery,
    response: Suggestions,
    errors: [],
    rateLimit: 'search',
  }),
  places: endpoint({
    id: 'locations.places',
    method: 'GET',
    path: '/locations/places',
    access: 'public',
    tag,
    summary: 'Comunas and distritos where something is published, with the number per kind',
    query: PlacesQuery,
    response: Places,
    errors: [],
    rateLimit: 'search',
  }),
  lowestPrices: endpoint({
    id: 'locations.lowestPrices',
    method: 'GET',
    path: '/locations/lowest-prices',
    access: 'public',
    tag,
    summary: 'The lowest price per country, kind and unit of what can be rented',
    response: LowestPrices,
    errors: [],
    rateLimit: 'search',
  }),
  map: endpoint({
    id: 'locations.map',
    method: 'GET',
    path: '/locations/map',
    access: 'public',
    tag,
    summary: 'The matches of a search on a map: each of them, or how many stand where',
    query: MapQuery,
    response: MapResult,
    errors: [],
    rateLimit: 'search',
  }),
  cards: endpoint({
    id: 'locations.cards',
    method: 'GET',
    path: '/locations/cards',
    access: 'public',
    tag,
    summary: 'The published ones of these properties, in any order',
    query: v.object({ ids: v.pipe(v.array(Id), v.maxLength(maxFavourites, 'validation.max_length')) }),
    response: v.object({ locations: v.array(PropertyCard) }),
    errors: [],
    rateLimit: 'search',
  }),
  detail: endpoint({
    id: 'locations.detail',
    method: 'GET',
    path: '/locations/:id',
    access: 'optional',
    tag,
    summary: 'One property; the exact place only for those who may know it',
    params: IdParams,
    response: PropertyDetail,
    errors: ['gone'],
    rateLimit: 'read',
  }),
  availability: endpoint({
    id: 'locations.availability',
    method: 'GET',
    path: '/locations/:id/availability',
    access: 'public',
    tag,
    summary: 'Lease window and taken periods of a property or one of its rooms',
    params: IdParams,
    query: AvailabilityQuery,
    response: Availability,
    errors: [],
    rateLimit: 'read',
  }),
} as const
