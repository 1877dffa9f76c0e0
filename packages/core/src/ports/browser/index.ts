export * from './clock.ts'
export * from './page-views.ts'
export * from './saved-target.ts'
export * from './search-cache.ts'
