export * from './fake-rate-confirmation-mails.ts'
export * from './fake-rate-confirmations.ts'
export * from './rate-confirmation-world.ts'
