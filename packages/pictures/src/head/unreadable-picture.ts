/** Why a picture is not read. */
export type PictureProblem =
  /** None of the four kinds. */
  | 'image_kind'
  | 'image_damaged'
  /** HEIC that this decoder can't read. */
  | 'image_heic'
  /** More than 50 million pixels. */
  | 'image_pixels'
  /** Far longer than wide, or wider than long. */
  | 'image_shape'
  /** It would take, or took, too much processor time or memory. */
  | 'image_costly'

/** A picture that is refused for what it is. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
  readonly problem: PictureProblem

  constructor(problem: PictureProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}
