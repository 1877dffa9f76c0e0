export * from './carriers.ts'
