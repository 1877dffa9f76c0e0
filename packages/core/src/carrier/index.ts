export * from './carrier.ts'
export * from './identifiers.ts'
