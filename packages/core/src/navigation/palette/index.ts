export * from './palette-closeness.ts'
export * from './palette-entry.ts'
export * from './palette-screens.ts'
export * from './rank-palette.ts'
