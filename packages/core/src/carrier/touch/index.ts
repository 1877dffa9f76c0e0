export * from './carrier-rates.ts'
export * from './power-unit-stats.ts'
export * from './touched-area.ts'
