export * from './rate-confirmation-mails-contract.ts'
export * from './rate-confirmations-contract.ts'
