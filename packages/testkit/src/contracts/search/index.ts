export * from './areas-contract.ts'
