import { adminProperties, type AdminProperty } from '@metrolibre/api-client'
import type { HeadContext } from '@metrolibre/platform'
import { adding, recordPage } from '../page/record-page.ts'
import { propertyTexts } from './texts.ts'

type Names = (property: AdminProperty, context: HeadContext) => string

const ofProperty = (nameOf: Names) =>
  recordPage({
    title: 'mfe-admin.locations.title',
    description: 'mfe-admin.locations.description',
    query: ({ params: { id } }) => (id === undefined ? undefined : adminProperties.one(id)),
    nameOf,
    otherwise: adding('mfe-admin.locations.add'),
    texts: [propertyTexts],
  })

/** What the pages of a property, or of a new one, are called. */
export const propertyPage = ofProperty(({ name }) => name)

/** What the page of a room, or of a new one, is called. */
export const roomPage = ofProperty(({ name, rooms }, { params: { room }, intl }) => {
  const ofRoom =
    room === undefined
      ? intl.formatMessage({ id: 'mfe-admin.locations.addRoom' })
      : rooms.find(({ id }) => id === room)?.name
  return [ofRoom, name].filter(Boolean).join(' | ')
})
