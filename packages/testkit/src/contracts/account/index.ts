export * from './feature-flags-contract.ts'
export * from './session-contract.ts'
