export * from './areas.ts'
export * from './contact-search.ts'
export * from './lane-search.ts'
export * from './saved-searches.ts'
