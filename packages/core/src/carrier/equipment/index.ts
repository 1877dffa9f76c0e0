export * from './equipment-kind.ts'
export * from './equipment-portfolio.ts'
export * from './read-equipment-kind.ts'
