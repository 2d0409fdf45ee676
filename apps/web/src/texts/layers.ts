import { layersEn } from './layers-en.ts'

/** What is said around the layers of a map, in the language in use. */
export const layersSaid: typeof layersEn = layersEn
