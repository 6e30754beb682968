import { drawArchitecture, pictureFile } from './architecture/draw.ts'
import { roomGraph } from './architecture/room-graph.ts'
import type { Import } from './imports.ts'

/** Checks that the picture of the architecture, as it is kept, shows the imports as they are. */
export const checkArchitecture = (
  paths: readonly string[],
  imports: readonly Import[],
  kept: string,
): string[] =>
  drawArchitecture(roomGraph(paths, imports)) === kept
    ? []
    : [`${pictureFile} shows other imports than there are: pnpm picture:architecture draws it again.`]
