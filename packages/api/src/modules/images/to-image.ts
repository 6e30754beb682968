import type { Image, UploadedImage } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { pictureOf } from '../../platform/images/picture.ts'
import { ticketFor, withTicket } from '../../platform/images/picture-ticket.ts'

interface ImageRow {
  readonly id: string
  readonly image: string
  readonly isVisible: boolean
}

export const toImage = ({ id, image, isVisible }: ImageRow): Image => ({
  id,
  ...pictureOf(image),
  isVisible,
})

/** As its owner and admins see it: hidden ones too. */
export const toManagedImage =
  ({ config, clock }: Pick<AppContext, 'config' | 'clock'>) =>
  (row: ImageRow): Image =>
    row.isVisible
      ? toImage(row)
      : {
          ...toImage(row),
          ...withTicket(pictureOf(row.image), ticketFor(config.APP_SECRET, row.image, clock.now())),
        }

/** A picture that is the only one of its thing. */
export const toSoleImage = (key: string): UploadedImage => ({
  id: null,
  ...pictureOf(key),
  isVisible: true,
})
