export * from './fake-areas.ts'
export * from './fake-contact-search.ts'
export * from './search-world.ts'
