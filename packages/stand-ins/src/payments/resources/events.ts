import { listPage, pageParams } from '../objects/page.ts'
import type { ApiRoute } from '../http/api.ts'
import { noSuch } from '../wire/errors.ts'
import { listOf, readFields, required, textParam } from '../wire/params.ts'

export const eventRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/events/:id',
    handle: ({ store }, { params: { id = '' } }) => {
      const event = store.find('event', id)
      if (event === undefined) throw noSuch('event', id)
      return event
    },
  },
  {
    method: 'GET',
    path: '/events',
    handle: ({ database }, { form, path }) => {
      const { type, types, ...page } = readFields(form, {
        ...pageParams,
        type: textParam,
        types: listOf(required(textParam)),
      })
      return listPage(database, 'event', path, page, { type: type ?? types })
    },
  },
]
