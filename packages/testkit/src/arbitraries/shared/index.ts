export * from './dates.ts'
export * from './ids.ts'
export * from './laws.ts'
export * from './refusals.ts'
