import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { pictureOf } from '../../platform/images/picture.ts'
import { findCovers } from './repository.ts'

export function registerCovers(app: AppContext): void {
  serve(app, endpoints.general.all, async () => {
    const covers = await findCovers(app.db)
    return { general: covers.map(({ id, image, text }) => ({ id, ...pictureOf(image), text })) }
  })
}
