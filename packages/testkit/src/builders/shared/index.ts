export * from './build.ts'
export * from './ids.ts'
