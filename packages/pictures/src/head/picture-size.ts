/** In pixels, before the picture is turned as its camera was held. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}
