import * as v from 'valibot'

/** A smaller copy of a picture, for `srcset`. */
export const PictureVariant = v.object({ url: v.string(), width: v.pipe(v.number(), v.integer()) })

/** The entries of an object with a picture: its URL and those of the smaller copies, smallest first. */
export const pictureEntries = {
  image: v.nullable(v.string()),
  imageVariants: v.array(PictureVariant),
}

export const Picture = v.object(pictureEntries)
export type Picture = v.InferOutput<typeof Picture>
