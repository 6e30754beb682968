import { endpoints } from '@metrolibre/contract'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { ownProperties } from './own-properties.ts'
import { properties } from './properties.ts'

const calls = endpoints.images

interface NewPanorama {
  readonly name: string
  /** Equirectangular: twice as wide as high (RULES.md §8.10). */
  readonly image: File
  /** Where it was taken; without a place, that of the property. */
  readonly place: { readonly latitude: number; readonly longitude: number } | undefined
  /** Reports the share of the file that was sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Reads the property again, for which nobody has to wait. */
const refresh = (id: string, client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: ownProperties.keys.one(id) })
  void client.invalidateQueries({ queryKey: properties.keys.all })
}

/** The 3D images of the user's own property with this id. */
export const panoramas = {
  add: (id: string) =>
    mutationOptions({
      mutationFn: ({ name, image, place, onProgress }: NewPanorama) =>
        call(calls.add3d, {
          body: { locationId: id, name, ...place },
          files: { image: [image] },
          ...(onProgress && { onProgress }),
        }),
      // After a failure too: an upload whose answer was lost may have arrived.
      onSettled: (_image, _error, _input, _result, { client }) => refresh(id, client),
    }),

  /** The same for a property of any owner, as an admin, without reading anything again. */
  addTo: (propertyId: string, { name, image, place, onProgress }: NewPanorama) =>
    call(calls.add3d, {
      body: { locationId: propertyId, name, ...place },
      files: { image: [image] },
      ...(onProgress && { onProgress }),
    }),

  /** Changes the name and the place of a 3D image of a property. */
  update: (
    id: string,
    { propertyId, ...changes }: { propertyId: string; name: string; latitude: number; longitude: number },
  ) => call(calls.update3d, { params: { id }, body: { ...changes, locationId: propertyId }, files: {} }),

  removeOne: (id: string) => call(calls.remove3d, { params: { id } }),

  remove: (id: string) =>
    mutationOptions({
      mutationFn: (panorama: string) => call(calls.remove3d, { params: { id: panorama } }),
      onSettled: (_answer, _error, _input, _result, { client }) => refresh(id, client),
    }),
}
