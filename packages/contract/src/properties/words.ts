import * as v from 'valibot'
import { expenseCovers } from '../rules/expense-covers.ts'
import { listingStages } from '../rules/listing-stages.ts'
import {
  conditions,
  propertyTypes,
  searchTypes,
  services,
  siteFacts,
  type siteSizes,
  uses,
} from './word-lists.ts'

export const PropertyType = v.picklist(propertyTypes, 'validation.invalid')
export type PropertyType = v.InferOutput<typeof PropertyType>

export const SearchType = v.picklist(searchTypes, 'validation.invalid')
export type SearchType = v.InferOutput<typeof SearchType>

export const LandUse = v.picklist(['commercial', 'residential'], 'validation.invalid')

export const Service = v.picklist(services, 'validation.invalid')
export type Service = v.InferOutput<typeof Service>

export const Use = v.picklist(uses, 'validation.invalid')
export type Use = v.InferOutput<typeof Use>

/** The uses of a property, in any order. */
export const Uses = v.pipe(v.array(Use), v.maxLength(uses.length, 'validation.max_length'))

export const SiteFact = v.picklist(siteFacts, 'validation.invalid')
export type SiteFact = v.InferOutput<typeof SiteFact>
export type SiteSize = (typeof siteSizes)[number]

/** What common expenses cover, in any order. */
export const ExpenseCovers = v.pipe(
  v.array(v.picklist(expenseCovers, 'validation.invalid')),
  v.maxLength(expenseCovers.length, 'validation.max_length'),
)

export const Condition = v.picklist(conditions, 'validation.invalid')
export type Condition = v.InferOutput<typeof Condition>

/** How long a property has been unused, in months. */
export const UnusedTime = v.picklist(['1-3', '3-6', '6-12', '12+'], 'validation.invalid')

/** The step of an owner's property on its way to being published (RULES.md §3.3). */
export const ListingStatus = v.picklist(listingStages, 'validation.invalid')
export type ListingStatus = v.InferOutput<typeof ListingStatus>
