import type { Image, UploadedImage } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { pictureWithVariants } from '../../platform/images/picture.ts'
import { ticketFor, withTicket } from '../../platform/images/picture-ticket.ts'

interface ImageRow {
  readonly id: string
  readonly image: string
  readonly isVisible: boolean
  readonly byOffice?: boolean
}

export const toImage = ({ id, image, isVisible }: ImageRow): Image => ({
  id,
  ...pictureWithVariants(image),
  isVisible,
})

/** Shows an image to its owner and admins: whose it is, and with a ticket for the URL when it is hidden. */
export const toManagedImage =
  ({ config, clock }: Pick<AppContext, 'config' | 'clock'>) =>
  (row: ImageRow): Image => ({
    ...toImage(row),
    ...(!row.isVisible &&
      withTicket(pictureWithVariants(row.image), ticketFor(config.APP_SECRET, row.image, clock.now()))),
    ...(row.byOffice && { byOffice: true }),
  })

/** Shows a picture of something that has only one. */
export const toSoleImage = (key: string): UploadedImage => ({
  id: null,
  ...pictureWithVariants(key),
  isVisible: true,
})
