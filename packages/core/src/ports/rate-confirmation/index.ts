export * from './rate-confirmation-mails.ts'
export * from './rate-confirmations.ts'
