export * from './area.ts'
export * from './carrier-query.ts'
export * from './nested-query.ts'
