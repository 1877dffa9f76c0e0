export * from './rate-confirmations.ts'
