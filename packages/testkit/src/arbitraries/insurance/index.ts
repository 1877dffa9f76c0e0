export * from './insurances.ts'
