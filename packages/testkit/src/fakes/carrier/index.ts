export * from './carrier-matches.ts'
export * from './carrier-world.ts'
export * from './fake-carriers.ts'
