export * from './calls-contract.ts'
export * from './subject.ts'
