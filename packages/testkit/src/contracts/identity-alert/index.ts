export * from './commodity-types-contract.ts'
export * from './identity-alert-messages-contract.ts'
export * from './identity-alerts-contract.ts'
