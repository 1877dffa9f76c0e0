export * from './calls-contract.ts'
export * from './contract-office.ts'
export * from './subject.ts'
