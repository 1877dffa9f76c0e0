export * from './fake-areas.ts'
export * from './search-world.ts'
