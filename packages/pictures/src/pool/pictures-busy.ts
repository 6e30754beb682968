/** There are too many pictures at the moment, of this sender (`own`) or of everybody. The same one may be sent later. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy'
  readonly whose: 'own' | 'all'

  constructor(whose: 'own' | 'all', message: string) {
    super(message)
    this.whose = whose
  }
}
