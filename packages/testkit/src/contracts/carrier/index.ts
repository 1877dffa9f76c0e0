export * from './carriers-contract.ts'
