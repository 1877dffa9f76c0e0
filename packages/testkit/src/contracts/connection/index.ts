export * from './subscriptions-contract.ts'
