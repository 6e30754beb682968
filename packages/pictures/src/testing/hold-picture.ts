// Has a picture decoded that takes long, and tells its parent in which process.
import { setTimeout as pause } from 'node:timers/promises'
import { openPictures } from '../pool/open-pictures.ts'
import { makeScans } from './costly-pictures.ts'

const pictures = openPictures({ processes: 1 })
void pictures.run('encodePicture', makeScans(5000, 2500), { widths: [] }, {})
while (pictures.processIds().length === 0) await pause(20)
process.send!(pictures.processIds()[0])
