export * from './commodity-types-contract.ts'
export * from './identity-alerts-contract.ts'
