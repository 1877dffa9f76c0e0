export * from './contract-office.ts'
