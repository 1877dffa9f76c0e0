import type { PaletteSource } from './palette-source.ts'

const FILES = import.meta.glob<{ readonly source: PaletteSource }>('./sources/*.ts', { eager: true })

/** Every file in `sources/`; their order only breaks ties. */
export const allSources = (): readonly PaletteSource[] => Object.values(FILES).map(({ source }) => source)
