export * from './areas.ts'
