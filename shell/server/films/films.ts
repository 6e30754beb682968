/**
 * Films that a testimonial can name, because their addresses stay the same. They are copied when the shell is built
 * and are among the public files of its release.
 */
export const films = [
  {
    /** Path below the public files of the shell's release, and also below the root of the site. */
    path: 'films/intro.webm',
    /** Path below the shell's folder. */
    source: 'src/dialogs/video/film/intro.webm',
  },
] as const
