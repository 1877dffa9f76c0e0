import type { PaletteSource } from './palette-source.ts'

const FILES = import.meta.glob<{ readonly source: PaletteSource }>('./sources/*.ts', { eager: true })

/** Whatever stands in `sources/`; its order decides only between equals. */
export const allSources = (): readonly PaletteSource[] => Object.values(FILES).map(({ source }) => source)
