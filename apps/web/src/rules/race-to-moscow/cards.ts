import type { CardGallery } from '../content.ts'

export const gallery: CardGallery = { game: 'race-to-moscow', groups: [] }
